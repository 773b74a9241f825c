package app.marquee.sandbox.picture;

import org.jspecify.annotations.Nullable;

import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a skyline with lit windows under a moon. */
final class City implements Scene {
    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        sky(on, palette);
        on.setColor(Palette.clear(palette.light(), 230));
        on.fill(new Ellipse2D.Double(60 + chance.nextInt(460), 36 + chance.nextInt(50), 64, 64));
        on.setColor(Palette.clear(palette.deep(), 130));
        skyline(on, chance, 150, null);
        on.setColor(palette.deep());
        skyline(on, chance, 90, palette);
    }

    private static void sky(Graphics2D on, Palette palette) {
        on.setPaint(new GradientPaint(0, 0, palette.deep(), 0, 360, palette.warm()));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
    }

    private static void skyline(
            Graphics2D on, RandomGenerator chance, int least, @Nullable Palette lit) {
        int x = -chance.nextInt(30);
        while (x < Picture.WIDTH) {
            int width = 36 + chance.nextInt(46);
            int height = least + chance.nextInt(110);
            on.fill(new Rectangle2D.Double(x, Picture.HEIGHT - height, width, height));
            if (lit != null) {
                windows(on, chance, lit, x, Picture.HEIGHT - height, width);
            }
            x += width + chance.nextInt(10);
        }
    }

    private static void windows(
            Graphics2D on, RandomGenerator chance, Palette palette, int x, int y, int width) {
        for (int row = y + 12; row < Picture.HEIGHT - 10; row += 18) {
            for (int column = x + 8; column < x + width - 10; column += 14) {
                if (chance.nextInt(5) < 2) {
                    on.setColor(Palette.clear(palette.warm(), 120 + chance.nextInt(130)));
                    on.fill(new Rectangle2D.Double(column, row, 7, 10));
                }
            }
        }
        on.setColor(palette.deep());
    }
}
