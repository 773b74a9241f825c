package app.marquee.sandbox.figures;

/**
 * The events of one kind on one day: how many the whole day will have, and how many there had been
 * at each mark of time (the end of the day or of each hour, never later than now).
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

    /** True when there is one mark and the day was over by then: the short way suffices. */
    boolean isWhole() {
        return seen.length == 1 && seen[0] == plan;
    }
}
