package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.Condition;

/** Time and waiting as the transport sees them, so that tests can hand over their own. */
public interface WireClock {
    /** The clock of this machine. */
    WireClock SYSTEM = new SystemWireClock();

    Instant now();

    /** Nanoseconds since some fixed moment; never goes back. */
    long nanos();

    void sleep(Duration duration) throws InterruptedException;

    /**
     * Waits until the condition is signalled or the time is over; may return early. The calling
     * thread holds the lock of the condition.
     */
    void await(Condition condition, Duration atMost) throws InterruptedException;
}
