package app.marquee.task;

import java.util.ArrayList;
import java.util.List;

/**
 * The jobs of one view: closing the scope cancels them and lets none of their endings through,
 * finally included, so that nothing reaches a view that is gone. Lives on the FX thread.
 */
public final class JobScope implements TaskRunner, AutoCloseable {
    private final TaskRunner runner;
    private final List<JobHandle> handles = new ArrayList<>();
    private boolean closed;

    public JobScope(TaskRunner runner) {
        this.runner = runner;
    }

    @Override
    public <T> JobHandle submit(Job<T> job) {
        handles.removeIf(JobHandle::isDone);
        JobHandle handle =
                runner.submit(
                        new Job<>(
                                job.name(),
                                job.work(),
                                value -> whenOpen(() -> job.onSuccess().accept(value)),
                                job.onFailure() == UnhandledFailure.INSTANCE
                                        ? job.onFailure()
                                        : failure ->
                                                whenOpen(() -> job.onFailure().accept(failure)),
                                () -> whenOpen(job.onCancelled()),
                                () -> whenOpen(job.onFinally())));
        handles.add(handle);
        return handle;
    }

    private void whenOpen(Runnable ending) {
        if (!closed) {
            ending.run();
        }
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
