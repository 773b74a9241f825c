package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** Clock of the transport, replaceable in tests. */
public interface WireClock {
    /** The clock of this computer. */
    WireClock SYSTEM = of(InstantSource.system());

    /**
     * The clock of this computer for delays.
     *
     * @param time for what is shown, such as when a request was sent
     */
    static WireClock of(InstantSource time) {
        return new SystemWireClock(time);
    }

    Instant now();

    /** Nanoseconds since some fixed moment; never goes back. */
    long nanos();

    void sleep(Duration duration) throws InterruptedException;

    /**
     * Blocks until the condition is signalled or the time is over; may return early. The calling
     * thread holds the lock of the condition.
     */
    void await(Condition condition, Duration atMost) throws InterruptedException;

    /**
     * Clock with real delays.
     *
     * @param time of day
     */
    record SystemWireClock(InstantSource time) implements WireClock {
        @Override
        public Instant now() {
            return time.instant();
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
