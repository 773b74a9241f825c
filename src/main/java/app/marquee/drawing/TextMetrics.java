package app.marquee.drawing;

import java.util.ArrayList;
import java.util.List;

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

    /** The text in lines that are broken between words; a longer word has a line of its own. */
    default List<String> lines(String text, FontFace font, double room) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, font) > room) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }
}
