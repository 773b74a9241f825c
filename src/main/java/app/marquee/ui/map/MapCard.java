package app.marquee.ui.map;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Content of the card of an area or a bubble in the user's language.
 *
 * @param read its accessible text
 * @param figure below the texts; null for none
 */
public record MapCard(
        String title, String value, List<String> lines, String read, @Nullable Node figure) {
    public MapCard {
        lines = List.copyOf(lines);
    }

    /** A card whose texts are read in their order. */
    public MapCard(String title, String value, List<String> lines) {
        this(
                title,
                value,
                lines,
                title + ", " + value + (lines.isEmpty() ? "" : ", " + String.join(", ", lines)),
                null);
    }

    public MapCard with(@Nullable Node other) {
        return new MapCard(title, value, lines, read, other);
    }
}
