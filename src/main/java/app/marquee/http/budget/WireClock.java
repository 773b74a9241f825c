package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** Clock of the transport, replaceable in tests. */
public interface WireClock {
    /** The clock of this computer. */
    WireClock SYSTEM = new SystemWireClock();

    Instant now();

    /** Nanoseconds since some fixed moment; never goes back. */
    long nanos();

    void sleep(Duration duration) throws InterruptedException;

    /**
     * Blocks until the condition is signalled or the time is over; may return early. The calling
     * thread holds the lock of the condition.
     */
    void await(Condition condition, Duration atMost) throws InterruptedException;

    /** System clock with real delays. */
    final class SystemWireClock implements WireClock {
        @Override
        public Instant now() {
            return Instant.now();
        }

        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public void sleep(Duration duration) throws InterruptedException {
            Thread.sleep(duration);
        }

        // Whether it was signalled or timed out does not matter: the caller checks again.
        @SuppressWarnings("WaitNotInLoop")
        @Override
        public void await(Condition condition, Duration atMost) throws InterruptedException {
            boolean _ = condition.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
        }
    }
}
