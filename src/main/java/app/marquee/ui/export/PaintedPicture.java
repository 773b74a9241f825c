package app.marquee.ui.export;

import app.marquee.export.RasterImage;

import javafx.scene.layout.Region;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Image maker whose background is painted by a worker thread at export size; JavaFX renders only
 * the nodes above it, such as texts. FX thread only.
 */
public final class PaintedPicture implements PictureMaker {
    private static final int FULL = 255;
    private static final int OPAQUE = 0xff000000;

    private final Supplier<Ground> grounds;

    /**
     * @param grounds supplies the background of each image
     */
    public PaintedPicture(Supplier<Ground> grounds) {
        this.grounds = grounds;
    }

    /** Background to be painted, and the nodes above it. */
    public interface Ground {
        /** The nodes above: in a scene, laid out, transparent where the background shows. */
        Region above();

        /** Releases the nodes above. FX thread only. */
        void taken();

        /**
         * The painted background, as wide as the nodes above.
         *
         * @param scale pixels of the picture for each of the window's
         */
        Painted painted(int scale);
    }

    /**
     * Lines that are painted as they are read.
     *
     * @param height how many there are; the picture may have more below them
     */
    public record Painted(int height, RasterImage.Lines lines) {}

    @Override
    public void make(int scale, Consumer<RasterImage> ready) {
        Ground ground = grounds.get();
        PictureTaking.above(
                ground.above(),
                scale,
                above -> {
                    ground.taken();
                    ready.accept(over(ground.painted(scale), above));
                });
    }

    /** Merges the background with the rendered pixels. */
    private static RasterImage over(Painted ground, RasterImage above) {
        int[] below = new int[above.width()];
        return new RasterImage(
                above.width(),
                above.height(),
                above.scale(),
                (line, into) -> {
                    above.lines().read(line, into);
                    if (line < ground.height()) {
                        ground.lines().read(line, below);
                        for (int x = 0; x < below.length; x++) {
                            into[x] = blended(below[x], into[x]);
                        }
                    }
                });
    }

    /**
     * @param above color with premultiplied alpha
     */
    private static int blended(int below, int above) {
        int rest = FULL - (above >>> 24);
        if (rest == FULL) {
            return below;
        }
        return OPAQUE
                | channel(below, above, rest, 16)
                | channel(below, above, rest, 8)
                | channel(below, above, rest, 0);
    }

    private static int channel(int below, int above, int rest, int shift) {
        int under = (below >> shift) & FULL;
        int over = (above >> shift) & FULL;
        return Math.min(FULL, over + (under * rest + FULL / 2) / FULL) << shift;
    }
}
