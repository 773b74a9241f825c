package app.marquee.task;

/** A submitted job. */
public interface JobHandle {
    /**
     * Asks the job to end; its cancelled ending follows unless it has ended already. May be called
     * on any thread.
     */
    void cancel();

    boolean isDone();
}
