package app.marquee.sandbox.state;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The sandbox's own time: starts at a chosen moment, runs on, and may be moved ahead. In
 * milliseconds, as the platform tells time. For every thread.
 */
public final class RunningClock implements InstantSource {
    private final AtomicReference<Instant> start;
    private final long startedAt = System.nanoTime();

    public RunningClock(Instant start) {
        this.start = new AtomicReference<>(start);
    }

    @Override
    public Instant instant() {
        return start.get()
                .plusNanos(System.nanoTime() - startedAt)
                .truncatedTo(ChronoUnit.MILLIS);
    }

    /** Moves the time ahead. */
    public void advance(Duration by) {
        if (by.isNegative()) {
            throw new IllegalArgumentException("Time does not run backwards");
        }
        start.updateAndGet(then -> then.plus(by));
    }
}
