package app.marquee.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** Processor time of the present thread, so that other programs do not count. For one thread. */
final class Timing {
    private static final double MILLION = 1e6;

    private final ThreadMXBean busy = ManagementFactory.getThreadMXBean();

    /** Something that is measured. */
    interface Work {
        void run() throws Exception;
    }

    /** Milliseconds. */
    double of(Work work) throws Exception {
        long start = busy.getCurrentThreadCpuTime();
        work.run();
        return (busy.getCurrentThreadCpuTime() - start) / MILLION;
    }

    /** The medians of both, taken in turns after two rounds that warm. */
    Pair inTurns(int rounds, Work ours, Work bare) throws Exception {
        return inTurns(2, rounds, ours, bare);
    }

    /** The same after so many rounds that warm. */
    Pair inTurns(int warm, int rounds, Work ours, Work bare) throws Exception {
        double[] mine = new double[rounds];
        double[] floor = new double[rounds];
        for (int round = -warm; round < rounds; round++) {
            double first = of(ours);
            double second = of(bare);
            if (round >= 0) {
                mine[round] = first;
                floor[round] = second;
            }
        }
        return new Pair(at(mine, 0.5), at(floor, 0.5));
    }

    /** Ours and the floor, in milliseconds. */
    record Pair(double ours, double bare) {
        double ratio() {
            return ours / bare;
        }
    }

    /**
     * @param part 0.5 for the median
     */
    static double at(double[] values, double part) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(sorted.length - 1, (int) (sorted.length * part))];
    }
}
