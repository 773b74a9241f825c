package app.marquee.task;

/** Progress callback of a job, called from the worker thread at any rate. */
@FunctionalInterface
public interface Progress {
    /** Ignores everything. */
    Progress NONE = (done, total) -> {};

    /**
     * @param total how much there is, or a negative number when unknown
     */
    void report(long done, long total);

    /**
     * Between two steps, when nothing open suffers from a pause: blocks as long as the user pauses
     * the job, and ends it when they cancelled it. For jobs that are {@link Job#pausable}.
     *
     * @throws InterruptedException when the job is cancelled meanwhile
     */
    default void rest() throws InterruptedException {}

    /** Whether {@link #rest} would block now. */
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
