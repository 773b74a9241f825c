package app.marquee.service.analytics;

import app.marquee.http.budget.Priority;
import app.marquee.http.budget.RateBudget;
import app.marquee.http.budget.WireClock;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;

/**
 * Budget of the requests that a connection sends in the background: so many a visit of a view and
 * an hour, a quarter of what it may send in a minute, and none while the user acts. Images of
 * videos in sight go first and have only the limit of the minute, which both share: a user who
 * scrolls through a long list sees the images of all its videos. Thread-safe. Blocking.
 */
public final class BackgroundBudget {
    /** Requests of one visit of a view. */
    public static final int A_VISIT = 30;

    static final int AN_HOUR = 120;

    /** The part of the connection's requests a minute: one of so many. */
    private static final int PART = 4;

    /** The part of it that may leave at once: the images of a screen come together. */
    private static final int BURST_SHARE = 2;

    /** Nothing is sent for so long after the user did something. */
    static final Duration AFTER_AN_ACT = Duration.ofSeconds(1);

    private static final long HOUR = Duration.ofHours(1).toNanos();

    /** No pause of the rate is too long: it is the background. */
    private static final Duration EVER = Duration.ofHours(1);

    private final IntSupplier perMinute;
    private final WireClock clock;
    private final RateBudget rate;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Long> sent = new ArrayDeque<>();
    private long restUntil;

    /**
     * @param perMinute how many requests the connection may send in a minute
     */
    public static BackgroundBudget of(IntSupplier perMinute) {
        return new BackgroundBudget(perMinute, WireClock.SYSTEM);
    }

    /**
     * @param perMinute how many requests the connection may send in a minute
     */
    public BackgroundBudget(IntSupplier perMinute, WireClock clock) {
        this.perMinute = perMinute;
        this.clock = clock;
        this.rate = new RateBudget(part(), BURST_SHARE, clock);
        this.restUntil = clock.nanos();
    }

    private int part() {
        return Math.max(1, perMinute.getAsInt() / PART);
    }

    /** The user does something; never blocks for long. */
    public void acted() {
        lock.lock();
        try {
            restUntil = clock.nanos() + AFTER_AN_ACT.toNanos();
        } finally {
            lock.unlock();
        }
    }

    /** A view is opened. */
    public Visit visit() {
        return new Visit();
    }

    /**
     * Blocks until the image of a video in sight may be loaded. Images go before other background
     * requests and share their limit of the minute, but not those of a visit and an hour, and are
     * loaded while the user acts, too. Ends on interrupt.
     */
    public void awaitFrame() throws InterruptedException {
        rate.allow(part());
        boolean _ = rate.take(Priority.INTERACTIVE, EVER);
    }

    /** How many requests wait for the rate. */
    int waiting() {
        return rate.waiting();
    }

    /** How many more the hour allows now. */
    int left() {
        lock.lock();
        try {
            forget(clock.nanos());
            return AN_HOUR - sent.size();
        } finally {
            lock.unlock();
        }
    }

    private void forget(long now) {
        while (!sent.isEmpty() && now - sent.getFirst() >= HOUR) {
            sent.removeFirst();
        }
    }

    /** The requests of a visit of one view. */
    public final class Visit {
        private int left = A_VISIT;

        private Visit() {}

        /** How many more may be sent now. */
        public int left() {
            lock.lock();
            try {
                return Math.min(left, BackgroundBudget.this.left());
            } finally {
                lock.unlock();
            }
        }

        /**
         * Blocks until the user rests and a request may be sent, and counts it; ends on interrupt.
         *
         * @return false when the visit or the hour allows no more
         */
        public boolean take() throws InterruptedException {
            if (left() == 0) {
                return false;
            }
            rate.allow(part());
            if (!rate.take(Priority.BACKGROUND, EVER)) {
                return false;
            }
            lock.lockInterruptibly();
            try {
                awaitRest();
                if (left() == 0) {
                    return false;
                }
                left--;
                sent.addLast(clock.nanos());
                return true;
            } finally {
                lock.unlock();
            }
        }

        /** The same; false on interrupt, which stays. */
        public boolean takeUninterrupted() {
            try {
                return take();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        private void awaitRest() throws InterruptedException {
            for (long wait = restUntil - clock.nanos();
                    wait > 0;
                    wait = restUntil - clock.nanos()) {
                clock.await(changed, Duration.ofNanos(wait));
            }
        }
    }
}
