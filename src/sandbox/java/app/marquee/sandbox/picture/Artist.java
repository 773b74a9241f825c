package app.marquee.sandbox.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.SplittableRandom;

/** Artist of thumbnails: the video determines the colors, the image its scene. */
final class Artist {
    private static final int LETTER_SCALE = 26;

    private final List<Palette> palettes;
    private final Lettering lettering;
    private final List<Scene> scenes = Scene.all();

    Artist(List<Palette> palettes, Lettering lettering) {
        this.palettes = palettes;
        this.lettering = lettering;
    }

    /** A frame of the video, with a sign to play it. */
    BufferedImage frame(long videoSeed, int index) {
        return draw(
                videoSeed,
                index,
                on -> {
                    shadeBottom(on);
                    playSign(on, Picture.WIDTH / 2.0, Picture.HEIGHT / 2.0);
                    progress(on, palette(videoSeed), index);
                });
    }

    /** A designed cover: the initials of the title on a calm background. */
    BufferedImage cover(long videoSeed, int index, String title) {
        return draw(videoSeed, index, on -> letters(on, palette(videoSeed), title));
    }

    private BufferedImage draw(long videoSeed, int index, Layer top) {
        BufferedImage image =
                new BufferedImage(Picture.WIDTH, Picture.HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        try {
            on.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            on.setRenderingHint(
                    RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            Palette palette = palette(videoSeed);
            on.setPaint(
                    new GradientPaint(
                            0, 0, palette.deep(), Picture.WIDTH, Picture.HEIGHT, palette.ground()));
            on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
            int scene = (int) Math.floorMod((videoSeed >>> 8) + index, (long) scenes.size());
            scenes.get(scene).paint(on, palette, new SplittableRandom(videoSeed * 31 + index));
            top.paint(on);
        } finally {
            on.dispose();
        }
        return image;
    }

    /** Layer over the scene. */
    private interface Layer {
        void paint(Graphics2D on);
    }

    private Palette palette(long videoSeed) {
        return palettes.get((int) Math.floorMod(videoSeed, (long) palettes.size()));
    }

    private static void shadeBottom(Graphics2D on) {
        on.setPaint(
                new GradientPaint(
                        0,
                        Picture.HEIGHT * 0.6f,
                        new Color(0, 0, 0, 0),
                        0,
                        Picture.HEIGHT,
                        new Color(0, 0, 0, 150)));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
    }

    private static void playSign(Graphics2D on, double x, double y) {
        on.setColor(new Color(0, 0, 0, 110));
        on.fill(new Ellipse2D.Double(x - 44, y - 44, 88, 88));
        on.setColor(new Color(255, 255, 255, 235));
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(x - 13, y - 21);
        triangle.lineTo(x + 23, y);
        triangle.lineTo(x - 13, y + 21);
        triangle.closePath();
        on.fill(triangle);
    }

    /** How far into the video the frame is. */
    private static void progress(Graphics2D on, Palette palette, int index) {
        on.setColor(new Color(255, 255, 255, 90));
        on.fill(new Rectangle2D.Double(24, Picture.HEIGHT - 24.0, Picture.WIDTH - 48, 5));
        on.setColor(palette.warm());
        double part = Math.min(1, (index + 1) / 7.0);
        on.fill(new Rectangle2D.Double(24, Picture.HEIGHT - 24.0, (Picture.WIDTH - 48) * part, 5));
    }

    private void letters(Graphics2D on, Palette palette, String title) {
        on.setColor(Palette.clear(palette.deep(), 190));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
        on.setColor(palette.warm());
        on.fill(new Rectangle2D.Double(0, Picture.HEIGHT - 14.0, Picture.WIDTH, 14));
        String initials = lettering.initials(title);
        if (initials.isEmpty()) {
            playSign(on, Picture.WIDTH / 2.0, Picture.HEIGHT / 2.0);
            return;
        }
        AffineTransform place = new AffineTransform();
        place.translate(
                (Picture.WIDTH - lettering.widthOf(initials) * LETTER_SCALE) / 2,
                (Picture.HEIGHT - 14 - 6.0 * LETTER_SCALE) / 2);
        place.scale(LETTER_SCALE, LETTER_SCALE);
        on.setStroke(new BasicStroke(20, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        on.setColor(palette.light());
        lettering.write(initials).forEach(stroke -> on.draw(place.createTransformedShape(stroke)));
    }
}
