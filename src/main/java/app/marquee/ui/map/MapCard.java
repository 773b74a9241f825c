package app.marquee.ui.map;

import java.util.List;

/** What is said of a bubble, in the person's language. */
public record MapCard(String title, String value, List<String> lines) {
    public MapCard {
        lines = List.copyOf(lines);
    }

    /** Everything in one text, for who does not see it. */
    String read() {
        return title + ", " + value + (lines.isEmpty() ? "" : ", " + String.join(", ", lines));
    }
}
