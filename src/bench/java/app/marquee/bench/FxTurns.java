package app.marquee.bench;

import javafx.application.Platform;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/**
 * The longest stretch that the FX thread was busy without coming round, in its processor time: what
 * lies between two things that it was asked to do one after the other. While it is busy nothing
 * more is asked of it, so that a stretch has one beginning.
 */
final class FxTurns {
    private static final long EVERY = 1_000_000;
    private static final double MILLION = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final AtomicBoolean asked = new AtomicBoolean();
    private volatile long longest;
    private volatile boolean ended;
    private long last = -1;

    /** Something that happens in the window, and has happened when this returns. */
    interface Journey {
        void go() throws Exception;
    }

    /** Milliseconds. */
    static double longest(Journey journey) throws Exception {
        FxTurns turns = new FxTurns();
        turns.turnNow();
        Thread asking = Thread.ofPlatform().daemon().name("fx turns").start(turns::ask);
        try {
            journey.go();
        } finally {
            turns.ended = true;
            asking.join();
        }
        turns.turnNow();
        return turns.longest / MILLION;
    }

    private void turnNow() throws Exception {
        Toolkit.call(
                () -> {
                    turn();
                    return true;
                });
    }

    private void ask() {
        while (!ended) {
            if (asked.compareAndSet(false, true)) {
                Platform.runLater(this::turn);
            }
            LockSupport.parkNanos(EVERY);
        }
    }

    private void turn() {
        long now = threads.getCurrentThreadCpuTime();
        if (last >= 0) {
            longest = Math.max(longest, now - last);
        }
        last = now;
        asked.set(false);
    }
}
