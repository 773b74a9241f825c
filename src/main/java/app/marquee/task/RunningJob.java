package app.marquee.task;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

/**
 * Submitted job: {@link #run} does its work and {@link #end} calls its callbacks, each on the
 * calling thread. Cancelling interrupts the thread of the work.
 */
final class RunningJob<T> implements JobHandle {
    private final Job<T> job;
    private final VirtualThreadRunner.FailureReporter reporter;
    private final Throwable submitted = new Throwable("submitted here");
    private boolean cancelled;
    private boolean done;
    private @Nullable Thread worker;

    RunningJob(Job<T> job, VirtualThreadRunner.FailureReporter reporter) {
        this.job = job;
        this.reporter = reporter;
    }

    String name() {
        return job.name();
    }

    /** Does the work on the calling thread. */
    JobResult<T> run(Progress progress) {
        if (!begin()) {
            return new JobResult.Cancelled<>();
        }
        try {
            return attempt(progress);
        } finally {
            leave();
        }
    }

    private synchronized boolean begin() {
        worker = Thread.currentThread();
        return !cancelled;
    }

    private synchronized void leave() {
        worker = null;
    }

    // Whatever the work throws becomes a typed failure: a job has no other way to end.
    @SuppressWarnings("CatchingUnchecked")
    private JobResult<T> attempt(Progress progress) {
        try {
            return new JobResult.Success<>(job.work().run(progress));
        } catch (InterruptedException interrupted) {
            return new JobResult.Cancelled<>();
        } catch (FailureException failed) {
            return failed.failure() instanceof Failure.Cancelled
                    ? new JobResult.Cancelled<>()
                    : new JobResult.Failed<>(failed.failure());
        } catch (Exception | Error defect) {
            submitted.addSuppressed(defect);
            return new JobResult.Failed<>(new Failure.Defect(defect.toString()));
        }
    }

    /**
     * Calls the endings on the calling thread: one of the three, then finally, whatever the first
     * of them throws.
     */
    void end(JobResult<T> ending) {
        synchronized (this) {
            done = true;
        }
        try {
            callOne(isCancelled() ? new JobResult.Cancelled<>() : ending);
        } finally {
            job.onFinally().run();
        }
    }

    private void callOne(JobResult<T> ending) {
        switch (ending) {
            case JobResult.Success<T>(var value) -> job.onSuccess().accept(value);
            case JobResult.Failed<T>(var failure) -> fail(failure);
            case JobResult.Cancelled<T> _ -> job.onCancelled().run();
        }
    }

    private void fail(Failure failure) {
        if (job.onFailure() == UnhandledFailure.INSTANCE || failure instanceof Failure.Defect) {
            reporter.report(job.name(), failure, submitted);
        }
        if (job.onFailure() != UnhandledFailure.INSTANCE) {
            job.onFailure().accept(failure);
        }
    }

    synchronized boolean isCancelled() {
        return cancelled;
    }

    @Override
    public synchronized void cancel() {
        if (done) {
            return;
        }
        cancelled = true;
        if (worker != null) {
            worker.interrupt();
        }
    }

    @Override
    public synchronized boolean isDone() {
        return done;
    }

    /** Result of a job's work before its callbacks. */
    sealed interface JobResult<T> {
        record Success<T>(T value) implements JobResult<T> {}

        record Failed<T>(Failure failure) implements JobResult<T> {}

        record Cancelled<T>() implements JobResult<T> {}
    }
}
