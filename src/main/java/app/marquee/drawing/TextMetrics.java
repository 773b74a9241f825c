package app.marquee.drawing;

/** Measure of texts in the fonts of a drawing. */
@FunctionalInterface
public interface TextMetrics {
    double width(String text, FontFace font);

    /** The text, or as much of it as fits before an ellipsis. */
    default String fitted(String text, FontFace font, double room) {
        if (width(text, font) <= room) {
            return text;
        }
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width(text.substring(0, middle).strip() + "…", font) <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        // A letter outside the basic plane is two of these and isn't halved.
        int end = low > 0 && Character.isHighSurrogate(text.charAt(low - 1)) ? low - 1 : low;
        return text.substring(0, end).strip() + "…";
    }
}
