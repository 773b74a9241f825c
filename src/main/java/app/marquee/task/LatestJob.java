package app.marquee.task;

import org.jspecify.annotations.Nullable;

/**
 * Single-slot runner: a newer job cancels the older one, whose callbacks are not called. FX thread
 * only.
 */
public final class LatestJob {
    private final TaskRunner runner;
    private @Nullable JobScope current;

    public LatestJob(TaskRunner runner) {
        this.runner = runner;
    }

    public <T> JobHandle submit(Job<T> job) {
        if (current != null) {
            current.close();
        }
        current = new JobScope(runner);
        return current.submit(job);
    }

    /** Cancels what runs, and none of its endings is called: what it asks for is there already. */
    public void supersede() {
        if (current != null) {
            current.close();
            current = null;
        }
    }

    /** Cancels what runs; its cancelled ending is called. */
    public void cancel() {
        if (current != null) {
            current.cancelAll();
        }
    }
}
