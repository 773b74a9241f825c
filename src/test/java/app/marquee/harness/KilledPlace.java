package app.marquee.harness;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** One place in which processes are killed, and what was counted there. One thread at a time. */
final class KilledPlace {
    private final Callable<KillCount> once;
    private final Semaphore turns;
    private KillCount count;

    /**
     * @param once kills one process and looks at what it left
     * @param turns of all places, so that each has its own
     */
    KilledPlace(String name, Callable<KillCount> once, Semaphore turns) {
        this.turns = turns;
        this.once = once;
        this.count = KillCount.none(name);
    }

    /** Kills once, and again until it is over. */
    Callable<KillCount> until(AtomicBoolean over) {
        return () -> {
            do {
                turns.acquire();
                try {
                    count = count.plus(once.call());
                } finally {
                    turns.release();
                }
            } while (!over.get());
            return count;
        };
    }

    KillCount count() {
        return count;
    }
}
