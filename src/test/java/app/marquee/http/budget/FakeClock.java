package app.marquee.http.budget;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;

/**
 * A clock that moves only when somebody waits on it, and then at once; or, held, only when the test
 * moves it.
 */
public final class FakeClock implements WireClock {
    public static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    /** Counted down as soon as somebody waits. */
    public final CountDownLatch waitedOn = new CountDownLatch(1);

    private final AtomicLong nanos = new AtomicLong();
    private final List<Duration> sleeps = new ArrayList<>();
    private final boolean held;
    private volatile Runnable onSleep = () -> {};

    private FakeClock(boolean held) {
        this.held = held;
    }

    public static FakeClock running() {
        return new FakeClock(false);
    }

    public static FakeClock held() {
        return new FakeClock(true);
    }

    public synchronized List<Duration> sleeps() {
        return List.copyOf(sleeps);
    }

    void onSleep(Runnable next) {
        onSleep = next;
    }

    public void advance(Duration by) {
        nanos.addAndGet(by.toNanos());
    }

    @Override
    public Instant now() {
        return START.plusNanos(nanos.get());
    }

    @Override
    public long nanos() {
        return nanos.get();
    }

    @Override
    public void sleep(Duration duration) throws InterruptedException {
        synchronized (this) {
            sleeps.add(duration);
        }
        waitedOn.countDown();
        if (held) {
            new CountDownLatch(1).await();
        }
        advance(duration);
        onSleep.run();
    }

    // Returning early is allowed: whoever waits looks again.
    @SuppressWarnings("WaitNotInLoop")
    @Override
    public void await(Condition condition, Duration atMost) throws InterruptedException {
        waitedOn.countDown();
        if (held) {
            boolean _ = condition.await(1, TimeUnit.MILLISECONDS);
        } else {
            advance(atMost);
        }
    }
}
