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

    /**
     * Between two steps, when nothing is open that would not wait: blocks as long as the person
     * pauses the job, and ends it when they cancelled it. For jobs that are {@link Job#pausable}.
     *
     * @throws InterruptedException when the job is cancelled meanwhile
     */
    default void rest() throws InterruptedException {}

    /** Whether {@link #rest} would wait now. */
    default boolean isPaused() {
        return false;
    }

    /**
     * Brings news of a part that is done to the FX thread, in the order of these calls and before
     * the ending of the job; nothing is brought to a view that is gone.
     */
    default void tell(Runnable news) {
        news.run();
    }
}
