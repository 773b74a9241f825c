package app.marquee.sandbox.picture;

import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.util.random.RandomGenerator;

/** Scene of rays from a corner of the image. */
final class Rays implements Scene {
    private static final double REACH = 900;

    @Override
    public void paint(Graphics2D on, Palette palette, RandomGenerator chance) {
        double x = chance.nextInt(Picture.WIDTH);
        double y = Picture.HEIGHT * (0.7 + chance.nextDouble(0.4));
        int rays = 12 + chance.nextInt(10);
        double turn = 360.0 / rays;
        double first = chance.nextDouble(turn);
        for (int ray = 0; ray < rays; ray++) {
            on.setColor(
                    ray % 2 == 0
                            ? Palette.clear(palette.warm(), 150)
                            : Palette.clear(palette.light(), 34));
            on.fill(
                    new Arc2D.Double(
                            x - REACH,
                            y - REACH,
                            2 * REACH,
                            2 * REACH,
                            first + ray * turn,
                            turn,
                            Arc2D.PIE));
        }
        on.setColor(palette.light());
        on.fill(new Ellipse2D.Double(x - 58, y - 58, 116, 116));
    }
}
