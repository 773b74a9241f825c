package app.marquee.task;

import app.marquee.model.failure.Failure;
import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

/**
 * Runner with one virtual thread per job and one hop to the FX thread at its end. After {@link
 * #close} no callback is called.
 */
public final class VirtualThreadRunner implements TaskRunner, AutoCloseable {
    private final Executor fxThread;
    private final JobRegistry registry;
    private final FailureReporter reporter;
    private final UnaryOperator<String> masking;
    private boolean closed;

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public VirtualThreadRunner(Executor fxThread, JobRegistry registry, FailureReporter reporter) {
        this(fxThread, registry, reporter, UnaryOperator.identity());
    }

    /**
     * @param masking of what a defect says, which may name anything
     */
    public VirtualThreadRunner(
            Executor fxThread,
            JobRegistry registry,
            FailureReporter reporter,
            UnaryOperator<String> masking) {
        this.fxThread = fxThread;
        this.registry = registry;
        this.reporter = reporter;
        this.masking = masking;
    }

    private <T> RunningJob.JobResult<T> masked(RunningJob.JobResult<T> ending) {
        return ending instanceof RunningJob.JobResult.Failed<T>(Failure.Defect(var detail))
                ? new RunningJob.JobResult.Failed<>(new Failure.Defect(masking.apply(detail)))
                : ending;
    }

    @Override
    public <T> JobHandle submit(Job<T> job) {
        RunningJob<T> running = new RunningJob<>(job, reporter);
        Entry entry = registry.add(job.about(), running);
        Thread.ofVirtual()
                .name("job " + job.name())
                .start(
                        () -> {
                            RunningJob.JobResult<T> ending =
                                    masked(running.run(new LatestAmount(entry, running)));
                            fxThread.execute(() -> end(running, entry, ending));
                        });
        return entry;
    }

    private <T> void end(RunningJob<T> running, Entry entry, RunningJob.JobResult<T> ending) {
        registry.remove(entry);
        if (!closed) {
            running.end(ending);
        }
    }

    /** To be called on the FX thread. */
    @Override
    public void close() {
        closed = true;
        registry.cancelAll();
    }

    /** Throttle that carries only the latest progress to the FX thread. */
    private final class LatestAmount implements Progress {
        private final Entry entry;
        private final RunningJob<?> job;
        private final AtomicBoolean underWay = new AtomicBoolean();
        private volatile Amount latest = Amount.UNKNOWN;

        LatestAmount(Entry entry, RunningJob<?> job) {
            this.entry = entry;
            this.job = job;
        }

        @Override
        public void report(long done, long total) {
            latest = new Amount(done, total);
            if (underWay.compareAndSet(false, true)) {
                fxThread.execute(this::show);
            }
        }

        @Override
        public boolean isPaused() {
            return entry.isHeld();
        }

        @Override
        public void rest() throws InterruptedException {
            entry.rest();
            // The interrupt of a cancelled job may have been used up by what it was doing then.
            if (job.isCancelled()) {
                throw new InterruptedException();
            }
        }

        @Override
        public void tell(Runnable news) {
            fxThread.execute(
                    () -> {
                        if (!closed) {
                            news.run();
                        }
                    });
        }

        private void show() {
            underWay.set(false);
            entry.amount(latest);
        }
    }

    /** Reporter of failures that no job handles. FX thread only. */
    @FunctionalInterface
    public interface FailureReporter {
        /**
         * @param submitted the stack of who submitted the job
         */
        void report(String job, Failure failure, Throwable submitted);
    }
}
