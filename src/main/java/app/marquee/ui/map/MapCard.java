package app.marquee.ui.map;

import java.util.List;

/**
 * Texts of the card of an area or a bubble in the user's language. Immutable.
 *
 * @param read its accessible text
 */
public record MapCard(String title, String value, List<String> lines, String read) {
    public MapCard {
        lines = List.copyOf(lines);
    }

    /** A card whose texts are read in their order. */
    public MapCard(String title, String value, List<String> lines) {
        this(
                title,
                value,
                lines,
                title + ", " + value + (lines.isEmpty() ? "" : ", " + String.join(", ", lines)));
    }
}
