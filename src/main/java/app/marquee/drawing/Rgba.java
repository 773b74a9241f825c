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

    /** As one number: 0xAARRGGBB. */
    public int argb() {
        return (int) Math.round(opacity * OPAQUE) << 24 | rgb;
    }

    /**
     * A color between this one and another.
     *
     * @param part of the way, from 0 to 1
     */
    public Rgba towards(Rgba other, double part) {
        int mixed =
                between(red(), other.red(), part) << 16
                        | between(green(), other.green(), part) << 8
                        | between(blue(), other.blue(), part);
        return new Rgba(mixed, opacity + (other.opacity - opacity) * part);
    }

    private static int between(int from, int to, double part) {
        return (int) Math.round(from + (to - from) * part);
    }

    /** The contrast of two opaque colors as WCAG 2 defines it, from 1 to 21. */
    public double contrast(Rgba other) {
        double first = luminance();
        double second = other.luminance();
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue());
    }

    private static double linear(int channel) {
        double part = channel / OPAQUE;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
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
