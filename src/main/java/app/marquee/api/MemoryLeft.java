package app.marquee.api;

import app.marquee.model.FailureException;

import java.util.function.LongSupplier;

/**
 * Whether memory holds what is being read: a quarter of it stays free for the window. What counts
 * as used may be garbage, so that is cleared away before a read is refused. Used by one thread.
 */
final class MemoryLeft {
    /** Rows and values between two looks; even long texts do not fill the quarter meanwhile. */
    static final int STEP = 1 << 14;

    private static final int PART = 4;

    /** More than this share has to be read since the last time before all is cleared again. */
    private static final int SHARE = 8;

    private final long most;
    private final LongSupplier free;
    private final Runnable clear;
    private long soFar;
    private long again;

    /**
     * @param most bytes there can be
     * @param free how many of them are not used, garbage or not
     * @param clear takes away what is garbage
     */
    MemoryLeft(long most, LongSupplier free, Runnable clear) {
        this.most = most;
        this.free = free;
        this.clear = clear;
    }

    static MemoryLeft here() {
        Runtime machine = Runtime.getRuntime();
        return new MemoryLeft(
                machine.maxMemory(),
                () -> machine.maxMemory() - machine.totalMemory() + machine.freeMemory(),
                System::gc);
    }

    /**
     * One row or value more.
     *
     * @throws FailureException when memory does not hold many more
     */
    void more() {
        soFar++;
        if (soFar % STEP == 0) {
            look();
        }
    }

    /** The same as after a step. */
    void look() {
        if (isThere() || soFar < again) {
            return;
        }
        clear.run();
        if (!isThere()) {
            throw RowTree.tooMany(Math.toIntExact(soFar));
        }
        again = soFar + soFar / SHARE;
    }

    private boolean isThere() {
        return free.getAsLong() >= most / PART;
    }
}
