package app.marquee.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Scope of the jobs of one view: closing it cancels them and suppresses all their callbacks,
 * finally included. FX thread only.
 */
public final class JobScope implements TaskRunner, AutoCloseable {
    private final TaskRunner runner;
    private final Supplier<String> place;
    private final List<JobHandle> handles = new ArrayList<>();
    private final List<JobHandle> writing = new ArrayList<>();
    private boolean closed;

    public JobScope(TaskRunner runner) {
        this(runner, () -> "");
    }

    /**
     * @param place where its jobs do their work, as the running work says it
     */
    public JobScope(TaskRunner runner, Supplier<String> place) {
        this.runner = runner;
        this.place = place;
    }

    @Override
    public <T> JobHandle submit(Job<T> job) {
        handles.removeIf(JobHandle::isDone);
        writing.removeIf(JobHandle::isDone);
        JobHandle handle =
                runner.submit(
                        new Job<T>(
                                        job.about(),
                                        progress -> job.work().run(new WhenOpen(progress)),
                                        value -> whenOpen(() -> job.onSuccess().accept(value)),
                                        job.onFailure() == UnhandledFailure.INSTANCE
                                                ? job.onFailure()
                                                : failure ->
                                                        whenOpen(
                                                                () ->
                                                                        job.onFailure()
                                                                                .accept(failure)),
                                        () -> whenOpen(job.onCancelled()),
                                        () -> whenOpen(job.onFinally()))
                                .in(place.get()));
        handles.add(handle);
        if (job.about().writing()) {
            writing.add(handle);
        }
        return handle;
    }

    /** Callback wrapper that runs only while the scope is open. */
    private final class WhenOpen implements Progress {
        private final Progress progress;

        WhenOpen(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void report(long done, long total) {
            progress.report(done, total);
        }

        @Override
        public boolean isPaused() {
            return progress.isPaused();
        }

        @Override
        public void rest() throws InterruptedException {
            progress.rest();
        }

        @Override
        public void tell(Runnable news) {
            progress.tell(() -> whenOpen(news));
        }
    }

    private void whenOpen(Runnable ending) {
        if (!closed) {
            ending.run();
        }
    }

    /**
     * Cancels what only reads, and leaves alone what sends a change or records one.
     *
     * @return whether there was something to cancel
     */
    public boolean cancelReads() {
        List<JobHandle> reads =
                handles.stream()
                        .filter(handle -> !handle.isDone() && !writing.contains(handle))
                        .toList();
        reads.forEach(JobHandle::cancel);
        return !reads.isEmpty();
    }

    /** Cancels what runs; the scope stays open. */
    public void cancelAll() {
        List.copyOf(handles).forEach(JobHandle::cancel);
    }

    @Override
    public void close() {
        closed = true;
        cancelAll();
    }
}
