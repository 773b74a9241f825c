package app.marquee.sandbox.picture;

import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a prop on a table, near the camera, before lights out of focus. */
record Close(Prop prop) implements Scene {
    private static final int LIGHTS = 14;

    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        on.setPaint(
                new GradientPaint(
                        0, 0, palette.deep().brighter(), Picture.WIDTH, 300, palette.deep()));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
        for (int light = 0; light < LIGHTS; light++) {
            double size = 18 + chance.nextInt(46);
            on.setColor(
                    Palette.clear(
                            light % 3 == 0 ? palette.warm() : palette.light(),
                            24 + chance.nextInt(46)));
            on.fill(
                    new Ellipse2D.Double(
                            chance.nextInt(Picture.WIDTH), chance.nextInt(210), size, size));
        }
        on.setPaint(new GradientPaint(0, 262, palette.ground(), 0, 360, palette.ground().darker()));
        on.fill(new Rectangle2D.Double(0, 262, Picture.WIDTH, 98));
        double x = 280 + chance.nextInt(90);
        on.setColor(Palette.clear(palette.deep(), 60));
        on.fill(new Ellipse2D.Double(x - 150, 294, 300, 34));
        prop.paint(on, palette, x, 312, 2.1 + chance.nextDouble(0.25));
    }
}
