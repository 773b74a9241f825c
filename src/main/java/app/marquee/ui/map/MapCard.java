package app.marquee.ui.map;

import java.util.List;

/** Texts of the card of a bubble in the user's language. Immutable. */
public record MapCard(String title, String value, List<String> lines) {
    public MapCard {
        lines = List.copyOf(lines);
    }

    /** All texts in one, as accessible text. */
    String read() {
        return title + ", " + value + (lines.isEmpty() ? "" : ", " + String.join(", ", lines));
    }
}
