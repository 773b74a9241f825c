package app.marquee.ui.live;

/** Remark on a live stream whose values are incomplete. */
enum LiveRemark {
    /** The response has no points. */
    NO_POINT("live.remark.no-point"),
    /** The response has points without viewer counts. */
    NO_VIEWERS("live.remark.no-viewers"),
    /** The platform has no live stream with this ID. */
    NOT_KNOWN("live.remark.not-known"),
    /** Not loaded yet. */
    NOT_READ("state.load.failed"),
    /** The last load failed, and the data is from an earlier one. */
    OLDER("live.remark.older");

    private final String key;

    LiveRemark(String key) {
        this.key = key;
    }

    /** In the messages. */
    String key() {
        return key;
    }
}
