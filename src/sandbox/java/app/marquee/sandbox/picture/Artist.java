package app.marquee.sandbox.picture;

import app.marquee.sandbox.account.SeededHash;
import app.marquee.sandbox.account.Subject;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Artist of thumbnails: the video determines the colors and the people, the image its scene. */
final class Artist {
    private static final int RAYS = 18;

    private final List<Palette> palettes;

    Artist(List<Palette> palettes) {
        this.palettes = palettes;
    }

    /** A frame of the video. */
    BufferedImage frame(long videoSeed, Subject subject, int index) {
        List<Scene> scenes = Scene.of(subject);
        int first = SeededHash.below(SeededHash.of(videoSeed, 3), scenes.size());
        return draw(videoSeed, subject, index, scenes.get((first + index) % scenes.size()));
    }

    /** A designed cover: the presenter and a prop, large, on a strong color. */
    BufferedImage cover(long videoSeed, Subject subject, int index) {
        return draw(videoSeed, subject, index, (on, look, chance) -> cover(on, look, subject));
    }

    private static void cover(Graphics2D on, Look look, Subject subject) {
        Palette palette = look.palette();
        on.setColor(palette.warm());
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
        on.setColor(Palette.clear(palette.light(), 46));
        for (int ray = 0; ray < RAYS; ray += 2) {
            Path2D wedge = new Path2D.Double();
            wedge.moveTo(400, 190);
            wedge.lineTo(
                    400 + 700 * Math.cos(Math.TAU * ray / RAYS),
                    190 + 700 * Math.sin(Math.TAU * ray / RAYS));
            wedge.lineTo(
                    400 + 700 * Math.cos(Math.TAU * (ray + 1) / RAYS),
                    190 + 700 * Math.sin(Math.TAU * (ray + 1) / RAYS));
            wedge.closePath();
            on.fill(wedge);
        }
        on.setColor(palette.deep());
        on.fill(new Ellipse2D.Double(-150, 130, 470, 470));
        prop(subject).paint(on, palette, 140, 330, 1.55);
        Person.paint(on, look, 440, 172, 78);
    }

    private static Prop prop(Subject subject) {
        return switch (subject) {
            case PHOTOGRAPHY, BACKSTAGE -> Prop.CAMERA;
            case FINANCE, TRAINING -> Prop.LAPTOP;
            case BAKING -> Prop.CAKE;
            case LANGUAGES -> Prop.BOOKS;
            case TESTIMONIALS -> Prop.PLANT;
            case OFFERS -> Prop.GIFT;
            case SOCIAL -> Prop.CUP;
            case EVENTS -> Prop.MICROPHONE;
        };
    }

    private BufferedImage draw(long videoSeed, Subject subject, int index, Scene scene) {
        BufferedImage image =
                new BufferedImage(Picture.WIDTH, Picture.HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        try {
            on.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            on.setRenderingHint(
                    RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            RandomGenerator chance = new SplittableRandom(videoSeed * 31 + index);
            scene.paint(on, look(videoSeed, subject), chance);
            light(on, chance);
        } finally {
            on.dispose();
        }
        return image;
    }

    /** A course has its own teacher; whoever tells of it is somebody else each time. */
    private Look look(long videoSeed, Subject subject) {
        boolean teacher =
                switch (subject) {
                    case PHOTOGRAPHY, FINANCE, BAKING, LANGUAGES, TRAINING -> true;
                    default -> false;
                };
        return new Look(
                palettes.get((int) Math.floorMod(videoSeed, (long) palettes.size())),
                teacher ? SeededHash.of(subject.name().hashCode(), 0xFACE) : videoSeed);
    }

    /** Light from a side and darker corners, as a camera sees them. */
    private static void light(Graphics2D on, RandomGenerator chance) {
        on.setPaint(
                new RadialGradientPaint(
                        new Point2D.Double(180 + chance.nextInt(280), 120),
                        520,
                        new float[] {0, 0.55f, 1},
                        new Color[] {
                            new Color(255, 250, 235, 34),
                            new Color(255, 255, 255, 0),
                            new Color(10, 12, 24, 96)
                        }));
        on.fill(new Rectangle2D.Double(0, 0, Picture.WIDTH, Picture.HEIGHT));
    }
}
