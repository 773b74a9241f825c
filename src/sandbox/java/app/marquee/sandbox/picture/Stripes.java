package app.marquee.sandbox.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.random.RandomGenerator;

/** Scene of slanted bands of uneven width. */
final class Stripes implements Scene {
    @Override
    public void paint(Graphics2D on, Palette palette, RandomGenerator chance) {
        AffineTransform straight = on.getTransform();
        on.rotate(
                Math.toRadians(20 + chance.nextInt(45)), Picture.WIDTH / 2.0, Picture.HEIGHT / 2.0);
        List<Color> colours = List.of(palette.warm(), palette.light(), palette.deep());
        double x = -200;
        for (int turn = 0; x < Picture.WIDTH + 200; turn++) {
            double width = 14 + chance.nextInt(70);
            on.setColor(
                    Palette.clear(colours.get(turn % colours.size()), 60 + chance.nextInt(130)));
            on.fill(new Rectangle2D.Double(x, -300, width, Picture.HEIGHT + 600));
            x += width + 20 + chance.nextInt(90);
        }
        on.setTransform(straight);
    }
}
