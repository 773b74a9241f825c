package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
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
}
