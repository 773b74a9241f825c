package app.marquee.start;

import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Closer with a time limit, for resources that may hang, so that quitting always ends. Blocking up
 * to that limit.
 */
public final class BoundedClosing {
    private BoundedClosing() {}

    /**
     * @return whether it was closed in time
     * @throws RuntimeException what closing threw
     */
    public static boolean close(Runnable closing, Duration most) {
        FutureTask<Boolean> task = new FutureTask<>(closing, true);
        Thread.ofPlatform().daemon().name("closing").start(task);
        try {
            return task.get(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException hangs) {
            LoggerFactory.getLogger(BoundedClosing.class)
                    .warn("Closing took longer than {}; no longer waiting for it", most);
            return false;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException thrown
                    ? thrown
                    : new IllegalStateException("Closing failed", failed.getCause());
        }
    }
}
