package app.marquee.api.json;

import app.marquee.model.failure.FailureException;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Memory check while reading: a quarter of the heap stays free for the window. Caches and garbage
 * count as used, so that an allocation is tried before a read is refused. Not thread-safe.
 */
public final class MemoryLeft {
    /** Rows and values between two looks; even long texts do not fill the quarter meanwhile. */
    static final int STEP = 1 << 14;

    private static final int PART = 4;

    /** More than this share has to be read since the last time before it is tried again. */
    private static final int SHARE = 8;

    private final long most;
    private final LongSupplier free;
    private final BooleanSupplier trial;
    private long soFar;
    private long again;

    /**
     * @param most bytes there can be
     * @param free how many of them are not used, garbage or not
     * @param trial whether a quarter of them can be had, though they seem to be used
     */
    MemoryLeft(long most, LongSupplier free, BooleanSupplier trial) {
        this.most = most;
        this.free = free;
        this.trial = trial;
    }

    public static MemoryLeft here() {
        Runtime machine = Runtime.getRuntime();
        return new MemoryLeft(
                machine.maxMemory(),
                () -> machine.maxMemory() - machine.totalMemory() + machine.freeMemory(),
                () -> canBeHad(machine.maxMemory() / PART));
    }

    /** In one piece, so that the test starves no other thread. */
    private static boolean canBeHad(long bytes) {
        try {
            byte[] piece = new byte[(int) Math.min(bytes, Integer.MAX_VALUE - 8)];
            return piece.length > 0;
        } catch (OutOfMemoryError _) {
            return false;
        }
    }

    /**
     * One row or value more.
     *
     * @throws FailureException when memory does not hold many more
     */
    public void more() {
        soFar++;
        if (soFar % STEP == 0) {
            look();
        }
    }

    private void look() {
        if (isThere() || soFar < again) {
            return;
        }
        if (!trial.getAsBoolean()) {
            throw RowTree.tooMany(Math.toIntExact(soFar));
        }
        again = soFar + soFar / SHARE;
    }

    private boolean isThere() {
        return free.getAsLong() >= most / PART;
    }
}
