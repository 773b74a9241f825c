package app.marquee.ui.testing;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/**
 * How much slower than usual this machine is, by the processor time of a known piece of work; never
 * below 1. A machine that is shared is slower at some times than at others, so that whoever finds
 * something slow asks again at once.
 */
record Slowness(double factor, long best) {
    static final Slowness MEASURED = measure();

    private static final int SEED = 4711;
    private static final int SIZE = 400_000;
    private static final int ROUNDS = 6;

    /** How much slower than usual the machine is just now. */
    double now() {
        long some = Long.MAX_VALUE;
        for (int round = 0; round < 2; round++) {
            some = Math.min(some, once());
        }
        return factor * Math.max(1, (double) some / best);
    }

    private static Slowness measure() {
        double usual = 35e6;
        long best = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            best = Math.min(best, once());
        }
        return new Slowness(Math.max(1, best / usual), best);
    }

    private static long once() {
        int[] numbers = new Random(SEED).ints(SIZE).toArray();
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Arrays.sort(numbers);
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    }
}
