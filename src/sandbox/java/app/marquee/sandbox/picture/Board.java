package app.marquee.sandbox.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a slide with a presenter beside it. */
record Board(Sheet sheet) implements Scene {
    private static final double LEFT = 36;
    private static final double TOP = 36;
    private static final double WIDTH = 400;
    private static final double HEIGHT = 288;

    /** Content of the slide. */
    enum Sheet {
        BARS,
        PIE,
        LIST,
        STROKES,
        PHOTO
    }

    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        Room.wall(on, palette);
        on.setColor(new Color(0, 0, 0, 30));
        on.fill(new RoundRectangle2D.Double(LEFT + 6, TOP + 8, WIDTH, HEIGHT, 12, 12));
        on.setColor(Color.WHITE);
        on.fill(new RoundRectangle2D.Double(LEFT, TOP, WIDTH, HEIGHT, 12, 12));
        heading(on, palette, chance);
        switch (sheet) {
            case BARS -> bars(on, palette, chance);
            case PIE -> pie(on, palette, chance);
            case LIST -> list(on, palette, chance);
            case STROKES -> strokes(on, palette, chance);
            case PHOTO -> photo(on, palette, chance);
        }
        Person.paint(on, look, 532 + chance.nextInt(16), 190 + chance.nextInt(12), 46);
    }

    private static void heading(Graphics2D on, Palette palette, RandomGenerator chance) {
        on.setColor(palette.deep());
        on.fill(
                new RoundRectangle2D.Double(
                        LEFT + 28, TOP + 26, 150 + chance.nextInt(120), 14, 14, 14));
        on.setColor(Palette.clear(palette.deep(), 90));
        on.fill(
                new RoundRectangle2D.Double(
                        LEFT + 28, TOP + 50, 80 + chance.nextInt(110), 8, 8, 8));
    }

    private static void bars(Graphics2D on, Palette palette, RandomGenerator chance) {
        int best = chance.nextInt(7);
        for (int bar = 0; bar < 7; bar++) {
            double height = 40 + bar * 10 + chance.nextInt(46);
            on.setColor(bar == best ? palette.warm() : Palette.clear(palette.deep(), 120));
            on.fill(
                    new Rectangle2D.Double(
                            LEFT + 30 + bar * 50, TOP + HEIGHT - 30 - height, 32, height));
        }
        on.setColor(Palette.clear(palette.deep(), 90));
        on.fill(new Rectangle2D.Double(LEFT + 24, TOP + HEIGHT - 30, WIDTH - 48, 3));
    }

    private static void pie(Graphics2D on, Palette palette, RandomGenerator chance) {
        double first = 90 + chance.nextInt(100);
        double second = 60 + chance.nextInt(70);
        slice(on, palette.warm(), 90, first);
        slice(on, palette.deep(), 90 + first, second);
        slice(on, palette.ground().darker(), 90 + first + second, 360 - first - second);
        for (int line = 0; line < 3; line++) {
            on.setColor(line == 0 ? palette.warm() : Palette.clear(palette.deep(), 140));
            on.fill(new Ellipse2D.Double(LEFT + 236, TOP + 110 + line * 46, 16, 16));
            on.fill(
                    new RoundRectangle2D.Double(
                            LEFT + 262, TOP + 114 + line * 46, 60 + chance.nextInt(50), 8, 8, 8));
        }
    }

    private static void slice(Graphics2D on, Color color, double from, double part) {
        on.setColor(color);
        on.fill(new Arc2D.Double(LEFT + 34, TOP + 82, 176, 176, from, part, Arc2D.PIE));
    }

    private static void list(Graphics2D on, Palette palette, RandomGenerator chance) {
        for (int line = 0; line < 4; line++) {
            double y = TOP + 92 + line * 46;
            on.setColor(palette.warm());
            on.fill(new Ellipse2D.Double(LEFT + 28, y, 24, 24));
            on.setColor(Color.WHITE);
            on.setStroke(new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            Path2D tick = new Path2D.Double();
            tick.moveTo(LEFT + 34, y + 12);
            tick.lineTo(LEFT + 39, y + 17);
            tick.lineTo(LEFT + 47, y + 8);
            on.draw(tick);
            on.setColor(Palette.clear(palette.deep(), 130));
            on.fill(
                    new RoundRectangle2D.Double(
                            LEFT + 68, y + 4, 130 + chance.nextInt(160), 10, 10, 10));
        }
    }

    /** Brush strokes of a sign, in a practice square. */
    private static void strokes(Graphics2D on, Palette palette, RandomGenerator chance) {
        on.setColor(Palette.clear(palette.deep(), 60));
        on.setStroke(new BasicStroke(2));
        on.draw(new Rectangle2D.Double(LEFT + 110, TOP + 78, 180, 180));
        on.fill(new Rectangle2D.Double(LEFT + 199, TOP + 78, 2, 180));
        on.fill(new Rectangle2D.Double(LEFT + 110, TOP + 167, 180, 2));
        on.setColor(new Color(0x26242a));
        on.setStroke(new BasicStroke(13, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D sign = new Path2D.Double();
        sign.moveTo(LEFT + 140, TOP + 112 + chance.nextInt(16));
        sign.quadTo(LEFT + 200, TOP + 122, LEFT + 258, TOP + 104 + chance.nextInt(12));
        sign.moveTo(LEFT + 190, TOP + 92);
        sign.curveTo(LEFT + 184, TOP + 150, LEFT + 180, TOP + 200, LEFT + 196, TOP + 238);
        sign.moveTo(LEFT + 236, TOP + 140);
        sign.curveTo(
                LEFT + 210,
                TOP + 236,
                LEFT + 150,
                TOP + 250,
                LEFT + 148,
                TOP + 204 + chance.nextInt(14));
        sign.curveTo(LEFT + 160, TOP + 150, LEFT + 270, TOP + 140, LEFT + 262, TOP + 214);
        on.draw(sign);
    }

    private static void photo(Graphics2D on, Palette palette, RandomGenerator chance) {
        on.setPaint(
                new GradientPaint(
                        0,
                        (float) TOP + 76,
                        new Color(0xf7c48b),
                        0,
                        (float) TOP + 262,
                        new Color(0x8fb2cc)));
        on.fill(new Rectangle2D.Double(LEFT + 28, TOP + 76, WIDTH - 56, 186));
        on.setColor(new Color(255, 246, 214));
        on.fill(new Ellipse2D.Double(LEFT + 70 + chance.nextInt(220), TOP + 104, 50, 50));
        on.setColor(palette.deep());
        on.fill(new Rectangle2D.Double(LEFT + 28, TOP + 214, WIDTH - 56, 48));
        on.setColor(Color.WHITE);
        on.setStroke(new BasicStroke(1.5f));
        for (int third = 1; third < 3; third++) {
            double x = LEFT + 28 + (WIDTH - 56) * third / 3;
            double y = TOP + 76 + 186.0 * third / 3;
            on.draw(new Line2D.Double(x, TOP + 76, x, TOP + 262));
            on.draw(new Line2D.Double(LEFT + 28, y, LEFT + WIDTH - 28, y));
        }
    }
}
