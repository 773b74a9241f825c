package app.marquee.sandbox.figures;

/** Sum of a row over its days. Not thread-safe. */
final class Tally {
    /** Of the viewers beyond the busiest day's, how many had not been there on another day. */
    private static final double NEWCOMERS = 0.55;

    private long views;
    private long plays;
    private long firstViews;
    private long firstPlays;
    private long mostViews;
    private long mostPlays;

    /** Adds one slice; the four counts by kind start at {@code offset}. */
    void add(long[] counts, int offset) {
        long firstPlayed = counts[offset + Kinds.FIRST_PLAYED];
        long first = firstPlayed + counts[offset + Kinds.FIRST_LOOKED];
        long played = firstPlayed + counts[offset + Kinds.AGAIN_PLAYED];
        views += first + counts[offset + Kinds.AGAIN_PLAYED] + counts[offset + Kinds.AGAIN_LOOKED];
        plays += played;
        firstViews += first;
        firstPlays += firstPlayed;
        mostViews = Math.max(mostViews, first);
        mostPlays = Math.max(mostPlays, firstPlayed);
    }

    void clear() {
        views = 0;
        plays = 0;
        firstViews = 0;
        firstPlays = 0;
        mostViews = 0;
        mostPlays = 0;
    }

    long views() {
        return views;
    }

    long plays() {
        return plays;
    }

    /** Viewers of the period: at least those of the busiest day, at most all days' together. */
    long uniqueViews() {
        return mostViews + (long) ((firstViews - mostViews) * NEWCOMERS);
    }

    long uniquePlays() {
        return Math.min(uniqueViews(), mostPlays + (long) ((firstPlays - mostPlays) * NEWCOMERS));
    }

    Counters counters() {
        return new Counters(views, uniqueViews(), plays, uniquePlays());
    }
}
