package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;

/** Overflow-safe adder of counters. Not thread-safe. */
public final class Adder {
    private BigInteger carried = BigInteger.ZERO;
    private long running;
    private long counted;
    private long unknown;

    public void add(@Nullable Long value) {
        if (value == null) {
            unknown++;
            return;
        }
        counted++;
        long next = running + value;
        if (((running ^ next) & (value ^ next)) < 0) {
            carried = carried.add(BigInteger.valueOf(running));
            next = value;
        }
        running = next;
    }

    public Sum sum() {
        return new Sum(carried.add(BigInteger.valueOf(running)), counted, unknown);
    }
}
