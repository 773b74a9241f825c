package app.marquee.drawing;

import java.util.Locale;

/**
 * Color as a plain value. Immutable.
 *
 * @param rgb 0xRRGGBB
 * @param opacity from 0 to 1
 */
public record Rgba(int rgb, double opacity) {
    private static final int RGB = 0xffffff;
    private static final double OPAQUE = 255;

    public Rgba {
        rgb &= RGB;
    }

    /** An opaque color. */
    public static Rgba of(int rgb) {
        return new Rgba(rgb, 1);
    }

    /**
     * @param argb 0xAARRGGBB
     */
    public static Rgba ofArgb(int argb) {
        return new Rgba(argb, (argb >>> 24) / OPAQUE);
    }

    public int red() {
        return rgb >> 16;
    }

    public int green() {
        return rgb >> 8 & 0xff;
    }

    public int blue() {
        return rgb & 0xff;
    }

    /** The same color, more transparent by a factor. */
    public Rgba fainter(double factor) {
        return new Rgba(rgb, opacity * factor);
    }

    /** Without its opacity: #rrggbb. */
    public String hex() {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }
}
