package app.marquee.sandbox.figures;

/**
 * Flow of one event type on one day: its total, and its cumulative count at each mark of time (the
 * end of the day or of each hour, never later than now).
 */
final class Flow {
    private final long plan;
    private final long[] seen;

    Flow(long plan, long[] seen) {
        this.plan = plan;
        this.seen = seen;
    }

    long plan() {
        return plan;
    }

    int marks() {
        return seen.length;
    }

    long seen(int mark) {
        return seen[mark];
    }

    /** Whether there is one mark and the day was over by then: the fast path suffices. */
    boolean isWhole() {
        return seen.length == 1 && seen[0] == plan;
    }
}
