package app.marquee.analytics.geo;

/** Pixel buffer of opaque 0xAARRGGBB values, row by row. Not thread-safe. */
public final class Pixels {
    private static final int ODD = 0x00ff00ff;
    private static final int EVEN = 0x0000ff00;
    private static final int OPAQUE = 0xff000000;

    private final int width;
    private final int height;
    private final int[] argb;

    public Pixels(int width, int height) {
        this.width = width;
        this.height = height;
        this.argb = new int[width * height];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The pixels themselves: whoever shows them reads here. */
    public int[] argb() {
        return argb;
    }

    public int at(int x, int y) {
        return argb[y * width + x];
    }

    /** Both of one size. */
    public void copy(Pixels other) {
        System.arraycopy(other.argb, 0, argb, 0, argb.length);
    }

    /**
     * @param alpha 0 leaves the pixel, 256 replaces it
     */
    void blend(int index, int colour, int alpha) {
        argb[index] = mix(argb[index], colour, alpha);
    }

    static int mix(int below, int above, int alpha) {
        int rest = 256 - alpha;
        int odd = (((below & ODD) * rest + (above & ODD) * alpha) >>> 8) & ODD;
        int even = (((below & EVEN) * rest + (above & EVEN) * alpha) >>> 8) & EVEN;
        return OPAQUE | odd | even;
    }

    /** The alpha of a colour, from 0 to 256. */
    static int alpha(int colour) {
        int alpha = colour >>> 24;
        return alpha + (alpha >> 7);
    }
}
