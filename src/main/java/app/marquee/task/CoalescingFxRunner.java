package app.marquee.task;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Coalescing runner for the FX thread: many signals from any threads run the action once. After
 * {@link #close} it runs no more. Thread-safe.
 */
public final class CoalescingFxRunner implements AutoCloseable {
    private final Executor fxThread;
    private final Runnable onFxThread;
    private final AtomicBoolean underWay = new AtomicBoolean();
    private volatile boolean closed;

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public CoalescingFxRunner(Executor fxThread, Runnable onFxThread) {
        this.fxThread = fxThread;
        this.onFxThread = onFxThread;
    }

    /** There is news; may be called on any thread. */
    public void signal() {
        if (!closed && underWay.compareAndSet(false, true)) {
            fxThread.execute(this::take);
        }
    }

    private void take() {
        underWay.set(false);
        if (!closed) {
            onFxThread.run();
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
