package app.marquee.harness;

import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * How hard a harness tries: so many rounds, and no new one after the time is over.
 *
 * @param seconds for all of it
 * @param rounds at most
 * @param seed of everything that is chosen by chance
 */
public record Effort(long seconds, int rounds, long seed, long begun) {
    private static final long USUAL_SEED = 25;

    /** Few rounds, whatever time they take, so that a slow machine sees the same. */
    public static Effort shortly(int rounds) {
        return new Effort(Integer.MAX_VALUE, rounds, USUAL_SEED, System.nanoTime());
    }

    /** Whatever fits into the time. */
    public static Effort within(long seconds, long seed) {
        return new Effort(seconds, Integer.MAX_VALUE, seed, System.nanoTime());
    }

    /** A part of the time, counted from now; at least a second, if there is any. */
    public Effort share(double part) {
        long some = Math.max(Math.min(1, seconds), Math.round(seconds * part));
        return new Effort(some, rounds, seed, System.nanoTime());
    }

    /** What is left of the time, counted from now. */
    public Effort rest() {
        return new Effort(Math.max(0, seconds - elapsedSeconds()), rounds, seed, System.nanoTime());
    }

    public boolean allows(int round) {
        return round < rounds && isInTime();
    }

    boolean isInTime() {
        return elapsedSeconds() < seconds;
    }

    private long elapsedSeconds() {
        return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
    }

    public Random random() {
        return new Random(seed);
    }
}
