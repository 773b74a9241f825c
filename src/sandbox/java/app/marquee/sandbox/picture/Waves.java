package app.marquee.sandbox.picture;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.random.RandomGenerator;

/** Scene of sound waves that swell towards the middle. */
final class Waves implements Scene {
    private static final int LINES = 7;

    @Override
    public void paint(Graphics2D on, Palette palette, RandomGenerator chance) {
        double pace = 0.01 + chance.nextDouble(0.02);
        double phase = chance.nextDouble(Math.TAU);
        for (int line = 0; line < LINES; line++) {
            on.setStroke(new BasicStroke(9 - line, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            on.setColor(
                    Palette.clear(
                            line % 2 == 0 ? palette.warm() : palette.light(), 210 - line * 22));
            on.draw(wave(pace, phase + line * 0.35, 110 - line * 12));
        }
    }

    private static Path2D wave(double pace, double phase, double height) {
        Path2D wave = new Path2D.Double();
        for (int x = -10; x <= Picture.WIDTH + 10; x += 4) {
            double swell = Math.sin(Math.PI * x / Picture.WIDTH);
            double y = Picture.HEIGHT / 2.0 + Math.sin(x * pace + phase) * height * swell;
            if (wave.getCurrentPoint() == null) {
                wave.moveTo(x, y);
            } else {
                wave.lineTo(x, y);
            }
        }
        return wave;
    }
}
