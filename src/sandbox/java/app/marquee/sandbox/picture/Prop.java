package app.marquee.sandbox.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Prop on a table, about 110 pixels high, standing on 0, 0. */
enum Prop {
    NONE {
        @Override
        void draw(Graphics2D on, Palette palette) {
            // A table without anything.
        }
    },
    CAMERA {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, 0x2a2c31, round(-70, -84, 140, 84, 16));
            fill(on, 0x3a3d44, round(-22, -100, 50, 24, 10));
            fill(on, 0x4b4f58, round(-62, -92, 26, 12, 6));
            fill(on, 0x17181b, oval(0, -42, 34));
            fill(on, 0x3e4756, oval(0, -42, 26));
            fill(on, 0x1a2a44, oval(0, -42, 18));
            fill(on, 0x9fc3e8, oval(-7, -49, 5));
            fill(on, palette.warm().getRGB(), oval(54, -72, 5));
        }
    },
    LAPTOP {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, 0x30343b, round(-84, -108, 168, 104, 10));
            fill(on, 0xf4f6f8, new Rectangle2D.Double(-76, -100, 152, 88));
            for (int bar = 0; bar < 6; bar++) {
                double height = 14 + (bar * 37 % 46);
                on.setColor(bar == 4 ? palette.warm() : Palette.clear(palette.deep(), 150));
                on.fill(new Rectangle2D.Double(-66 + bar * 23, -22 - height, 15, height));
            }
            fill(on, 0xb9bec6, round(-100, -8, 200, 10, 8));
        }
    },
    BOOKS {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, palette.deep().brighter().getRGB(), round(-74, -26, 148, 26, 6));
            fill(on, palette.warm().getRGB(), round(-62, -50, 132, 24, 6));
            fill(on, 0xf4efe4, new Rectangle2D.Double(-54, -46, 124, 16));
            fill(on, palette.ground().darker().getRGB(), round(-66, -72, 120, 22, 6));
            fill(on, 0xd9b15a, round(-20, -84, 88, 8, 8));
        }
    },
    CAKE {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, 0xe9e4dc, new Ellipse2D.Double(-86, -16, 172, 22));
            fill(on, 0x8a5a3c, round(-62, -62, 124, 56, 12));
            fill(on, 0xf6e3d0, round(-62, -42, 124, 10, 4));
            fill(on, 0x9a6845, round(-46, -98, 92, 40, 10));
            fill(on, 0xfdf3ea, round(-66, -70, 132, 16, 16));
            fill(on, 0xfdf3ea, round(-50, -106, 100, 16, 16));
            for (int drop = 0; drop < 6; drop++) {
                fill(on, 0xfdf3ea, round(-62 + drop * 22, -62, 11, 12 + drop * 7 % 12, 10));
            }
            for (int berry = 0; berry < 4; berry++) {
                fill(on, 0xc0273a, oval(-33 + berry * 22, -110, 8));
            }
        }
    },
    BOWL {
        @Override
        void draw(Graphics2D on, Palette palette) {
            Path2D bowl = new Path2D.Double();
            bowl.moveTo(-78, -70);
            bowl.curveTo(-70, 6, 70, 6, 78, -70);
            bowl.closePath();
            fill(on, palette.warm().getRGB(), bowl);
            fill(on, 0xf3e3c8, new Ellipse2D.Double(-78, -84, 156, 30));
            fill(on, 0xe2c79d, new Ellipse2D.Double(-58, -80, 116, 20));
            on.setColor(new Color(0xa9a29a));
            on.setStroke(new BasicStroke(7, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            Path2D whisk = new Path2D.Double();
            whisk.moveTo(10, -72);
            whisk.lineTo(72, -138);
            on.draw(whisk);
        }
    },
    PLANT {
        @Override
        void draw(Graphics2D on, Palette palette) {
            Room.plant(on, palette, 0, -2, 0.9);
        }
    },
    CUP {
        @Override
        void draw(Graphics2D on, Palette palette) {
            on.setColor(palette.light());
            on.setStroke(new BasicStroke(9));
            on.draw(new Ellipse2D.Double(16, -56, 36, 34));
            fill(on, palette.light().getRGB(), round(-38, -70, 72, 70, 22));
            fill(on, 0x5a3a28, new Ellipse2D.Double(-34, -74, 64, 14));
            on.setColor(palette.warm());
            on.fill(new Rectangle2D.Double(-38, -40, 72, 12));
        }
    },
    GIFT {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, palette.warm().getRGB(), round(-52, -74, 104, 74, 4));
            fill(on, palette.warm().darker().getRGB(), round(-58, -90, 116, 24, 4));
            fill(on, 0xfdf6e6, new Rectangle2D.Double(-9, -90, 18, 90));
            fill(on, 0xfdf6e6, new Ellipse2D.Double(-40, -112, 40, 24));
            fill(on, 0xfdf6e6, new Ellipse2D.Double(0, -112, 40, 24));
        }
    },
    MICROPHONE {
        @Override
        void draw(Graphics2D on, Palette palette) {
            fill(on, 0x2c2e33, new Rectangle2D.Double(-4, -70, 8, 68));
            fill(on, 0x2c2e33, new Ellipse2D.Double(-36, -10, 72, 14));
            fill(on, 0x3b3e45, round(-22, -132, 44, 74, 44));
            fill(on, 0x8b9099, round(-18, -128, 36, 44, 36));
            fill(on, palette.warm().getRGB(), new Rectangle2D.Double(-22, -88, 44, 7));
        }
    };

    abstract void draw(Graphics2D on, Palette palette);

    void paint(Graphics2D on, Palette palette, double x, double y, double size) {
        AffineTransform before = on.getTransform();
        on.translate(x, y);
        on.scale(size, size);
        draw(on, palette);
        on.setTransform(before);
    }

    private static void fill(Graphics2D on, int rgb, Shape shape) {
        on.setColor(new Color(rgb & 0xffffff));
        on.fill(shape);
    }

    private static Shape round(double x, double y, double width, double height, double arc) {
        return new RoundRectangle2D.Double(x, y, width, height, arc, arc);
    }

    private static Shape oval(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
