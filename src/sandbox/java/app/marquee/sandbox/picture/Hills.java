package app.marquee.sandbox.picture;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a sun over three ranges of hills. */
final class Hills implements Scene {
    private static final int RANGES = 3;

    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        sky(on, palette);
        double size = 90 + chance.nextInt(70);
        double x = 90 + chance.nextInt(420);
        double y = 50 + chance.nextInt(90);
        on.setColor(Palette.clear(palette.light(), 60));
        on.fill(new Ellipse2D.Double(x - size * 0.25, y - size * 0.25, size * 1.5, size * 1.5));
        on.setColor(palette.warm());
        on.fill(new Ellipse2D.Double(x, y, size, size));
        for (int range = 0; range < RANGES; range++) {
            on.setColor(shade(palette, range));
            on.fill(range(chance, 190 + range * 55.0, 46 - range * 8));
        }
    }

    private static void sky(Graphics2D on, Palette palette) {
        on.setPaint(new GradientPaint(0, 0, palette.ground(), 0, 250, palette.light()));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
    }

    private static Color shade(Palette palette, int range) {
        return switch (range) {
            case 0 -> Palette.clear(palette.light(), 70);
            case 1 -> Palette.clear(palette.ground(), 220);
            default -> palette.deep();
        };
    }

    private static Path2D range(RandomGenerator chance, double top, double height) {
        double phase = chance.nextDouble(Math.TAU);
        double pace = 0.008 + chance.nextDouble(0.008);
        Path2D hills = new Path2D.Double();
        hills.moveTo(0, Picture.HEIGHT);
        for (int x = 0; x <= Picture.WIDTH; x += 4) {
            double wave = Math.sin(x * pace + phase) + 0.4 * Math.sin(x * pace * 2.7 + phase * 2);
            hills.lineTo(x, top + wave * height);
        }
        hills.lineTo(Picture.WIDTH, Picture.HEIGHT);
        hills.closePath();
        return hills;
    }
}
