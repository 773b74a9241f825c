package app.marquee.drawing;

/**
 * Font of a text. Immutable.
 *
 * @param size in pixels of a window
 */
public record FontFace(String family, double size, boolean bold) {
    /** How far the baseline is below the middle of capital letters. */
    public double middle() {
        return size * 0.35;
    }

    /** How far the baseline is below the highest letters. */
    public double ascent() {
        return size * 0.93;
    }

    public FontFace inBold() {
        return new FontFace(family, size, true);
    }
}
