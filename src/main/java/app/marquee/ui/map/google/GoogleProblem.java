package app.marquee.ui.map.google;

/** Reason why Google Maps is unavailable. */
public enum GoogleProblem {
    /** No response in time. */
    SILENT,
    /** The script could not be loaded. */
    UNREACHABLE,
    /** Google rejected the key. */
    REFUSED,
    /** The page can't be shown, or the script is not as expected. */
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
