package app.marquee.ui.map.google;

/** Why Google's map is not there. */
public enum GoogleProblem {
    /** Nothing came in time. */
    SILENT,
    /** The script could not be loaded. */
    UNREACHABLE,
    /** Google does not take the key. */
    REFUSED,
    /** This program cannot show it, or the script is not what was expected. */
    BROKEN;

    public String key() {
        return switch (this) {
            case SILENT -> "silent";
            case UNREACHABLE -> "unreachable";
            case REFUSED -> "refused";
            case BROKEN -> "broken";
        };
    }
}
