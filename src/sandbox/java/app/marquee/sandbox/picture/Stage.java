package app.marquee.sandbox.picture;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.random.RandomGenerator;

/** Scene of a speaker on a stage, over the heads of an audience. */
final class Stage implements Scene {
    @Override
    public void paint(Graphics2D on, Look look, RandomGenerator chance) {
        Palette palette = look.palette();
        on.setPaint(new GradientPaint(0, 0, new Color(0x12151f), 0, 300, palette.deep().darker()));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
        screen(on, palette, chance);
        beam(on, 110, 250 + chance.nextInt(60));
        beam(on, 540, 360 + chance.nextInt(60));
        on.setColor(palette.deep().brighter());
        on.fill(new Rectangle2D.Double(0, 262, Picture.WIDTH, 98));
        Person.paint(on, look, 300 + chance.nextInt(60), 150, 24);
        on.setColor(new Color(0x12151f));
        on.fill(new Rectangle2D.Double(0, 292, Picture.WIDTH, 68));
        audience(on, chance);
    }

    private static void screen(Graphics2D on, Palette palette, RandomGenerator chance) {
        on.setPaint(new GradientPaint(0, 40, palette.warm(), 640, 220, palette.ground()));
        on.fill(new RoundRectangle2D.Double(90, 34, 460, 190, 8, 8));
        on.setColor(new Color(255, 255, 255, 210));
        on.fill(new RoundRectangle2D.Double(124, 70, 90 + chance.nextInt(60), 16, 16, 16));
        on.setColor(new Color(255, 255, 255, 120));
        on.fill(new RoundRectangle2D.Double(124, 98, 60 + chance.nextInt(80), 9, 9, 9));
        on.fill(new Ellipse2D.Double(420 + chance.nextInt(30), 70, 96, 96));
    }

    private static void beam(Graphics2D on, double from, double to) {
        Path2D light = new Path2D.Double();
        light.moveTo(from - 8, 0);
        light.lineTo(from + 8, 0);
        light.lineTo(to + 70, 280);
        light.lineTo(to - 70, 280);
        light.closePath();
        on.setColor(new Color(255, 250, 225, 36));
        on.fill(light);
    }

    private static void audience(Graphics2D on, RandomGenerator chance) {
        for (int row = 0; row < 2; row++) {
            on.setColor(row == 0 ? new Color(0x1d2230) : new Color(0x0b0d14));
            for (int head = 0; head < 13; head++) {
                double size = 34 + row * 8 + chance.nextInt(8);
                double x = -20 + head * 54 + row * 26 + chance.nextInt(10);
                double y = 276 + row * 32 + chance.nextInt(8);
                on.fill(new Ellipse2D.Double(x, y, size, size * 1.15));
                on.fill(new Ellipse2D.Double(x - size * 0.5, y + size, size * 2, size * 2));
            }
        }
    }
}
