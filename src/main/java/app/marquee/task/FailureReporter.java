package app.marquee.task;

import app.marquee.model.failure.Failure;

/** Where a failure goes that no job handles; called on the FX thread. */
@FunctionalInterface
public interface FailureReporter {
    /**
     * @param submitted the stack of who submitted the job
     */
    void report(String job, Failure failure, Throwable submitted);
}
