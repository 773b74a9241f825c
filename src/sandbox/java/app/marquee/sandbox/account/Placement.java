package app.marquee.sandbox.account;

/**
 * Placement of videos in the folders of their set: one in seven lies at the root, the others of
 * three hundred share forty folders. Thread-safe.
 */
record Placement(Origin origin, Lives lives) {
    static final int ROOT = -1;

    /** Where the course company keeps its recorded live streams. */
    private static final int LIVE_STREAMS = 31;

    /** The folder's place in its set, or {@link #ROOT}. */
    int of(int index) {
        if (origin.content() == Content.COMPANY && lives.isLive(index)) {
            return LIVE_STREAMS;
        }
        long mixed = SeededHash.of(origin.seed(), 0x71DE0, index, 9);
        return SeededHash.chance(mixed, 14)
                ? ROOT
                : SeededHash.below(SeededHash.of(mixed, 1), Folders.PER_SCALE);
    }
}
