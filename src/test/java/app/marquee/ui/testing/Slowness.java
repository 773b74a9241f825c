package app.marquee.ui.testing;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/**
 * How much slower than usual this machine is, by the processor time of a known piece of work; never
 * below 1.
 */
record Slowness(double factor) {
    static final Slowness MEASURED = measure();

    private static final int SEED = 4711;
    private static final int SIZE = 400_000;

    private static Slowness measure() {
        double usual = 35e6;
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            best = Math.min(best, once());
        }
        return new Slowness(Math.max(1, best / usual));
    }

    private static long once() {
        int[] numbers = new Random(SEED).ints(SIZE).toArray();
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Arrays.sort(numbers);
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    }
}
