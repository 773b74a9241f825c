package app.marquee.ui.playlists.edit;

/**
 * Normalization of a value as an input control shows it. Controls drop control characters, so that
 * an untouched value with a carriage return would look changed. Immutable.
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
