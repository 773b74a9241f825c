package app.marquee.sandbox.picture;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.random.RandomGenerator;

/** Painter of the room behind a presenter: a lit wall with a shelf, a window or a lamp. */
final class Room {
    private Room() {}

    static void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        wall(on, palette);
        boolean left = look.trait(10, 2) == 0;
        switch (look.trait(11, 3)) {
            case 0 -> shelf(on, look, left ? 40 : 400);
            case 1 -> window(on, palette, left ? 60 : 390, chance);
            default -> poster(on, palette, left ? 70 : 410);
        }
        if (look.trait(12, 2) == 0) {
            plant(on, palette, left ? 560 : 70, 330, 1.5);
        } else {
            lamp(on, palette, left ? 545 : 85);
        }
    }

    static void wall(Graphics2D on, Palette palette) {
        on.setPaint(
                new GradientPaint(
                        0, 0, palette.light(), Picture.WIDTH, Picture.HEIGHT, palette.ground()));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
    }

    private static void shelf(Graphics2D on, Look look, double x) {
        for (int board = 0; board < 3; board++) {
            double y = 92 + board * 82;
            int at = 4;
            for (int book = 0; at < 170; book++) {
                int trait = 20 + board * 20 + book;
                int width = 9 + look.trait(trait, 12);
                int height = 34 + look.trait(trait + 100, 26);
                on.setColor(spine(look.palette(), look.trait(trait + 200, 5)));
                on.fill(new Rectangle2D.Double(x + at, y - height, width, height));
                at += width + (look.trait(trait + 300, 7) == 0 ? 26 : 2);
            }
            on.setColor(look.palette().deep().brighter());
            on.fill(new Rectangle2D.Double(x - 6, y, 200, 7));
        }
    }

    private static Color spine(Palette palette, int which) {
        return switch (which) {
            case 0 -> palette.warm();
            case 1 -> palette.deep();
            case 2 -> Palette.clear(palette.deep(), 130);
            case 3 -> Palette.clear(palette.warm(), 130);
            default -> palette.light().darker();
        };
    }

    private static void window(Graphics2D on, Palette palette, double x, RandomGenerator chance) {
        on.setColor(Color.WHITE);
        on.fill(new Rectangle2D.Double(x - 8, 32, 196, 236));
        on.setPaint(new GradientPaint(0, 40, new Color(0xbfdcf2), 0, 260, new Color(0xf3f2e4)));
        on.fill(new Rectangle2D.Double(x, 40, 180, 220));
        on.setColor(new Color(0x9db89a));
        on.fill(new Ellipse2D.Double(x + 6 + chance.nextInt(20), 190, 110, 70));
        on.setColor(new Color(0x7fa07f));
        on.fill(new Ellipse2D.Double(x + 80, 200 - chance.nextInt(12), 96, 60));
        on.setColor(Color.WHITE);
        on.fill(new Rectangle2D.Double(x + 87, 40, 6, 220));
        on.fill(new Rectangle2D.Double(x, 140, 180, 6));
        on.setColor(Palette.clear(palette.warm(), 110));
        on.fill(new Rectangle2D.Double(x - 34, 22, 40, 300));
        on.fill(new Rectangle2D.Double(x + 176, 22, 40, 300));
    }

    private static void poster(Graphics2D on, Palette palette, double x) {
        on.setColor(new Color(0, 0, 0, 28));
        on.fill(new Rectangle2D.Double(x + 5, 55, 150, 190));
        on.setColor(Color.WHITE);
        on.fill(new Rectangle2D.Double(x, 48, 150, 190));
        on.setColor(Palette.clear(palette.warm(), 220));
        on.fill(new Ellipse2D.Double(x + 40, 78, 70, 70));
        on.setColor(palette.deep());
        Path2D hill = new Path2D.Double();
        hill.moveTo(x + 12, 224);
        hill.curveTo(x + 45, 130, x + 70, 190, x + 90, 165);
        hill.curveTo(x + 110, 145, x + 125, 190, x + 138, 224);
        hill.closePath();
        on.fill(hill);
    }

    static void plant(Graphics2D on, Palette palette, double x, double y, double size) {
        on.setColor(new Color(0x4f7d55));
        for (int leaf = -3; leaf <= 3; leaf++) {
            Path2D path = new Path2D.Double();
            double tip = x + leaf * 22 * size;
            double top = y - (105 - Math.abs(leaf) * 14) * size;
            path.moveTo(x, y - 34 * size);
            path.quadTo(x + leaf * 6 * size, y - 90 * size, tip, top);
            path.quadTo(x + leaf * 18 * size, y - 50 * size, x, y - 34 * size);
            on.fill(path);
        }
        on.setColor(palette.warm());
        on.fill(
                new RoundRectangle2D.Double(
                        x - 24 * size, y - 40 * size, 48 * size, 44 * size, 10, 10));
    }

    private static void lamp(Graphics2D on, Palette palette, double x) {
        on.setColor(new Color(255, 236, 179, 90));
        on.fill(new Ellipse2D.Double(x - 110, 30, 220, 220));
        on.setColor(palette.deep());
        on.fill(new Rectangle2D.Double(x - 2.5, 150, 5, 200));
        Path2D shade = new Path2D.Double();
        shade.moveTo(x - 24, 100);
        shade.lineTo(x + 24, 100);
        shade.lineTo(x + 42, 160);
        shade.lineTo(x - 42, 160);
        shade.closePath();
        on.setColor(new Color(0xfff3d6));
        on.fill(shade);
    }
}
