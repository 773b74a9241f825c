package app.marquee.ui.playlists.edit;

/**
 * The text that an input control makes of a value: it takes no control characters, so that a value
 * with a carriage return would look changed although nobody touched it. Pure.
 */
public enum FieldText {
    /** One line: no line break, no tab. */
    LINE,
    /** Several lines. */
    AREA;

    public String of(String value) {
        StringBuilder kept = new StringBuilder(value.length());
        value.chars().filter(this::isTaken).forEach(c -> kept.append((char) c));
        return kept.toString();
    }

    private boolean isTaken(int c) {
        boolean breakOrTab = c == '\n' || c == '\t';
        return breakOrTab ? this == AREA : c >= ' ' && c != 0x7f;
    }
}
