package app.marquee.task;

/** Where a job tells how far it is; may be called from the worker thread as often as it likes. */
@FunctionalInterface
public interface Progress {
    /** Ignores everything. */
    Progress NONE = (done, total) -> {};

    /**
     * @param total how much there is, or a negative number when nobody knows
     */
    void report(long done, long total);
}
