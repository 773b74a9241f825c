package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

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
