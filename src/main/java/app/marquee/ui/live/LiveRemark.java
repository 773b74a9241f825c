package app.marquee.ui.live;

/** What is to be known of a live stream whose figures are not all there. */
enum LiveRemark {
    /** The service answered and named no point in time. */
    NO_POINT("no-point"),
    /** It named points, and said of none how many watched. */
    NO_VIEWERS("no-viewers"),
    /** The service knows no live stream of this id. */
    NOT_KNOWN("not-known"),
    /** It could not be read yet. */
    NOT_READ("not-read"),
    /** It could not be read the last time: what is shown is of an earlier answer. */
    OLDER("older");

    private final String key;

    LiveRemark(String key) {
        this.key = key;
    }

    /** In the messages. */
    String key() {
        return key;
    }
}
