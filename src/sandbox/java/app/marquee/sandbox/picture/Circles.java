package app.marquee.sandbox.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.random.RandomGenerator;

/** Scene of large translucent circles that overlap. */
final class Circles implements Scene {
    private static final int COUNT = 9;

    @Override
    public void paint(Graphics2D on, Palette palette, RandomGenerator chance) {
        List<Color> colours = List.of(palette.warm(), palette.light(), palette.ground());
        for (int turn = 0; turn < COUNT; turn++) {
            double size = 60 + chance.nextInt(220);
            double x = chance.nextInt(Picture.WIDTH) - size / 2;
            double y = chance.nextInt(Picture.HEIGHT) - size / 2;
            on.setColor(Palette.clear(colours.get(turn % colours.size()), 50 + chance.nextInt(90)));
            on.fill(new Ellipse2D.Double(x, y, size, size));
        }
    }
}
