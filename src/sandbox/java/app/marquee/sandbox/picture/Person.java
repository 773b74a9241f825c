package app.marquee.sandbox.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.stream.IntStream;

/** Painter of a presenter, from the head to the waist. The head is 2 wide, its middle at 0, 0. */
final class Person {
    private static final List<Color> SKIN =
            colors(0xf1c9a5, 0xe0ac83, 0xc68a5e, 0x9a623c, 0x6f432a);
    private static final List<Color> HAIR =
            colors(0x241a17, 0x3d2a20, 0x6b4226, 0x8d8d92, 0xa8743a);
    private static final List<Color> SHIRT =
            colors(0x2b3a55, 0x8c2f39, 0x2f6f62, 0xe8e4da, 0xd08c34, 0x4b4453, 0x3f6ea3);

    private Person() {}

    private static List<Color> colors(int... all) {
        return IntStream.of(all).mapToObj(Color::new).toList();
    }

    /** At the middle of the head, with half its width in pixels. */
    static void paint(Graphics2D on, Look look, double x, double y, double size) {
        AffineTransform before = on.getTransform();
        on.translate(x, y);
        on.scale(size, size);
        Color skin = SKIN.get(look.trait(1, SKIN.size()));
        Color hair = HAIR.get(look.trait(2, HAIR.size()));
        int style = look.trait(3, 5);
        backOfHair(on, hair, style);
        body(on, SHIRT.get(look.trait(4, SHIRT.size())), skin);
        head(on, skin);
        frontOfHair(on, hair, style);
        face(on, look, hair, skin);
        on.setTransform(before);
    }

    private static void backOfHair(Graphics2D on, Color hair, int style) {
        on.setColor(hair.darker());
        switch (style) {
            case 0 -> on.fill(new RoundRectangle2D.Double(-1.18, -1.3, 2.36, 3.1, 1.7, 1.7));
            case 1 -> on.fill(new Ellipse2D.Double(-1.5, -1.75, 3, 2.9));
            case 2 -> on.fill(new Ellipse2D.Double(-0.5, -2, 1, 1));
            default -> {}
        }
    }

    private static void body(Graphics2D on, Color shirt, Color skin) {
        on.setColor(skin.darker());
        on.fill(new RoundRectangle2D.Double(-0.42, 0.6, 0.84, 1.4, 0.5, 0.5));
        Path2D torso = new Path2D.Double();
        torso.moveTo(-2.5, 7);
        torso.curveTo(-2.55, 3.2, -2.4, 2.2, -1.4, 1.85);
        torso.lineTo(-0.55, 1.5);
        torso.quadTo(0, 2.1, 0.55, 1.5);
        torso.lineTo(1.4, 1.85);
        torso.curveTo(2.4, 2.2, 2.55, 3.2, 2.5, 7);
        torso.closePath();
        on.setColor(shirt);
        on.fill(torso);
        on.setColor(new Color(0, 0, 0, 40));
        on.setStroke(new BasicStroke(0.07f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        on.draw(new Arc2D.Double(-2.1, 2.7, 0.9, 5, 60, 70, Arc2D.OPEN));
        on.draw(new Arc2D.Double(1.2, 2.7, 0.9, 5, 50, 70, Arc2D.OPEN));
    }

    private static void head(Graphics2D on, Color skin) {
        on.setColor(skin);
        on.fill(new Ellipse2D.Double(-1.08, -0.25, 0.3, 0.5));
        on.fill(new Ellipse2D.Double(0.78, -0.25, 0.3, 0.5));
        Path2D head = new Path2D.Double();
        head.moveTo(-0.95, -0.3);
        head.curveTo(-0.95, -1.7, 0.95, -1.7, 0.95, -0.3);
        head.curveTo(0.95, 0.75, 0.5, 1.25, 0, 1.25);
        head.curveTo(-0.5, 1.25, -0.95, 0.75, -0.95, -0.3);
        on.fill(head);
    }

    private static void frontOfHair(Graphics2D on, Color hair, int style) {
        Path2D top = new Path2D.Double();
        top.moveTo(-1, -0.2);
        top.curveTo(-1.15, -1.9, 1.15, -1.9, 1, -0.2);
        if (style == 3) {
            top.quadTo(0.85, -0.95, 0.2, -0.9);
        } else {
            top.quadTo(0.9, -0.7, -0.1, -0.75);
        }
        top.quadTo(-0.8, -0.75, -1, -0.2);
        top.closePath();
        on.setColor(hair);
        on.fill(top);
    }

    private static void face(Graphics2D on, Look look, Color hair, Color skin) {
        on.setColor(new Color(0x2a2320));
        on.fill(new Ellipse2D.Double(-0.46, -0.18, 0.17, 0.2));
        on.fill(new Ellipse2D.Double(0.29, -0.18, 0.17, 0.2));
        on.setStroke(new BasicStroke(0.08f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        on.setColor(hair.darker());
        on.draw(new Arc2D.Double(-0.6, -0.45, 0.45, 0.25, 30, 120, Arc2D.OPEN));
        on.draw(new Arc2D.Double(0.15, -0.45, 0.45, 0.25, 30, 120, Arc2D.OPEN));
        on.setColor(skin.darker());
        on.draw(new Arc2D.Double(-0.12, 0.05, 0.26, 0.26, 200, 150, Arc2D.OPEN));
        on.setColor(new Color(0x8f3b35));
        on.draw(new Arc2D.Double(-0.33, 0.3, 0.66, 0.42, 205, 130, Arc2D.OPEN));
        if (look.trait(5, 4) == 0) {
            on.setColor(new Color(0x2a2a2e));
            on.draw(new Ellipse2D.Double(-0.66, -0.35, 0.56, 0.52));
            on.draw(new Ellipse2D.Double(0.1, -0.35, 0.56, 0.52));
        }
    }
}
