package app.marquee.analytics.geo;

import java.util.Arrays;

/**
 * Areas of one view, as an index of the area in each pixel: filled once and colored anew as often
 * as their values change. For one size. Not thread-safe.
 */
final class AreaRaster {
    private static final int WHOLE = 256;

    private final int width;
    private final int height;

    /** The number of the area from 1; 0 for none. */
    private short[] index = {};

    /** How much of a pixel areas cover, from 0 to 256. */
    private short[] cover = {};

    private int[] ground = {};

    AreaRaster(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Forgets all areas. */
    void begin(Pixels below) {
        if (index.length == 0) {
            index = new short[width * height];
            cover = new short[width * height];
            ground = new int[width * height];
        } else {
            Arrays.fill(index, (short) 0);
        }
        System.arraycopy(below.argb(), 0, ground, 0, ground.length);
    }

    /** Adds an area; where two share a pixel, the one that covers more of it has it. */
    void add(int area, LandFill inside) {
        short number = (short) (area + 1);
        inside.spans(
                (from, to, covered) -> {
                    if (covered == WHOLE) {
                        Arrays.fill(index, from, to, number);
                        Arrays.fill(cover, from, to, (short) WHOLE);
                    } else {
                        share(from, to, number, covered);
                    }
                });
    }

    private void share(int from, int to, short number, int covered) {
        for (int at = from; at < to; at++) {
            int before = index[at] == 0 ? 0 : cover[at];
            if (covered > before) {
                index[at] = number;
            }
            cover[at] = (short) Math.min(WHOLE, before + covered);
        }
    }

    void colour(Pixels pixels, AreaShades shades) {
        int[] palette = new int[shades.colours().size() + 1];
        for (int area = 1; area < palette.length; area++) {
            palette[area] = shades.colours().get(area - 1);
        }
        int[] argb = pixels.argb();
        for (int at = 0; at < argb.length; at++) {
            short number = index[at];
            argb[at] =
                    number == 0
                            ? ground[at]
                            : cover[at] == WHOLE
                                    ? palette[number]
                                    : Pixels.mix(ground[at], palette[number], cover[at]);
        }
    }
}
