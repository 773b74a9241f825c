package app.marquee.sandbox.state;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * Clock of the sandbox: starts at a chosen moment, runs on, and may be moved ahead. In
 * milliseconds, like the platform. Thread-safe.
 */
public final class RunningClock implements InstantSource {
    private volatile Instant start;
    private final long startedAt = System.nanoTime();

    public RunningClock(Instant start) {
        this.start = start;
    }

    @Override
    public Instant instant() {
        return start.plusNanos(System.nanoTime() - startedAt).truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * The start, moved ahead by whole days only: the same for every sandbox that starts alike, and
     * never far from the present.
     */
    public Instant wholeDay() {
        return start.plus(Duration.ofDays(Duration.ofNanos(System.nanoTime() - startedAt).toDays()))
                .truncatedTo(ChronoUnit.MILLIS);
    }

    /** Moves the time ahead. */
    public synchronized void advance(Duration by) {
        if (by.isNegative()) {
            throw new IllegalArgumentException("Time does not run backwards");
        }
        start = start.plus(by);
    }
}
