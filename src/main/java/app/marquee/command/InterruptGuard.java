package app.marquee.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Hook that interrupts a command when the program is stopped (Ctrl+C), and gives it time to close
 * what it opened.
 */
final class InterruptGuard implements AutoCloseable {
    private static final long MOST_SECONDS = 10;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook;

    private InterruptGuard(Thread command) {
        this.hook =
                new Thread(
                        () -> {
                            command.interrupt();
                            await();
                        },
                        "interrupt");
    }

    /** Guards the command on the calling thread. */
    static InterruptGuard begin() {
        InterruptGuard guard = new InterruptGuard(Thread.currentThread());
        Runtime.getRuntime().addShutdownHook(guard.hook);
        return guard;
    }

    private void await() {
        try {
            boolean _ = closed.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The hook runs, and the program ends with the status of the signal.
        }
    }
}
