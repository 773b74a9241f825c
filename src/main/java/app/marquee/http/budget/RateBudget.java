package app.marquee.http.budget;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Token bucket for the requests of a connection: no minute ever has more than the limit. Higher
 * priority goes first, then first come, first served; ends on interrupt. Thread-safe. Blocking.
 */
public final class RateBudget {
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();
    private static final int BURST_SHARE = 10;

    private final int burstShare;

    private final WireClock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final PriorityQueue<Turn> queue =
            new PriorityQueue<>(
                    Comparator.comparing(Turn::priority).thenComparingLong(Turn::number));
    private int burst;
    private long nanosPerRequest;
    private long turns;

    /** When the bucket is full again; each request moves it on by its share of a minute. */
    private long fullAt;

    private long pausedUntil;

    private record Turn(Priority priority, long number) {}

    /**
     * @param perMinute at least 1
     */
    public RateBudget(int perMinute, WireClock clock) {
        this(perMinute, BURST_SHARE, clock);
    }

    /**
     * @param perMinute at least 1
     * @param burstShare the part of these that may leave at once: one of so many
     */
    public RateBudget(int perMinute, int burstShare, WireClock clock) {
        this.clock = clock;
        this.burstShare = burstShare;
        share(perMinute);
        fullAt = clock.nanos();
        pausedUntil = fullAt;
    }

    /**
     * Another number from now on. What was sent counts against it as before, and a pause that the
     * service asked for lasts.
     *
     * @param perMinute at least 1
     */
    public void allow(int perMinute) {
        lock.lock();
        try {
            share(perMinute);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void share(int perMinute) {
        if (perMinute < 1) {
            throw new IllegalArgumentException(
                    "The request budget must allow at least one request a minute");
        }
        burst = Math.max(1, perMinute / burstShare);
        // A minute that begins with a full bucket sees the burst and what flows in before it ends.
        nanosPerRequest = Math.ceilDiv(MINUTE, perMinute - burst + 1);
    }

    /**
     * Blocks until a turn is free and takes it.
     *
     * @param longestPause the longest acceptable pause
     * @return false when a longer pause was asked for: no turn was taken
     */
    public boolean take(Priority priority, Duration longestPause) throws InterruptedException {
        lock.lockInterruptibly();
        Turn turn = new Turn(priority, turns++);
        queue.add(turn);
        try {
            return awaitTurn(turn, longestPause.toNanos());
        } finally {
            queue.remove(turn);
            changed.signalAll();
            lock.unlock();
        }
    }

    private boolean awaitTurn(Turn turn, long longestPause) throws InterruptedException {
        while (true) {
            long now = clock.nanos();
            long pause = pausedUntil - now;
            if (pause > longestPause) {
                return false;
            }
            if (!turn.equals(queue.peek())) {
                changed.await();
                continue;
            }
            long wait = Math.max(pause, untilFree(now));
            if (wait <= 0) {
                fullAt = (fullAt - now > 0 ? fullAt : now) + nanosPerRequest;
                return true;
            }
            clock.await(changed, Duration.ofNanos(wait));
        }
    }

    private long untilFree(long now) {
        return fullAt + nanosPerRequest - burst * nanosPerRequest - now;
    }

    /** Lets nothing pass for so long; a longer pause that is under way stays. */
    public void pause(Duration duration) {
        lock.lock();
        try {
            long until = clock.nanos() + duration.toNanos();
            if (until - pausedUntil > 0) {
                pausedUntil = until;
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** How long the pause still lasts; zero when there is none. */
    public Duration pause() {
        lock.lock();
        try {
            return Duration.ofNanos(Math.max(0, pausedUntil - clock.nanos()));
        } finally {
            lock.unlock();
        }
    }

    /** Number of queued requests. */
    public int waiting() {
        lock.lock();
        try {
            return queue.size();
        } finally {
            lock.unlock();
        }
    }
}
