package app.marquee.task;

import app.marquee.model.failure.Failure;

/** Reporter of failures that no job handles. FX thread only. */
@FunctionalInterface
public interface FailureReporter {
    /**
     * @param submitted the stack of who submitted the job
     */
    void report(String job, Failure failure, Throwable submitted);
}
