package app.marquee.sandbox.account;

/** Seeded hash: a well distributed number for a seed and a key. */
public final class SeededHash {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private SeededHash() {}

    /** Spreads one number over all 64 bits (the finisher of SplitMix64). */
    public static long of(long value) {
        long z = value + STEP;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    public static long of(long a, long b) {
        return of(of(a) + b * STEP);
    }

    public static long of(long a, long b, long c) {
        return of(of(a, b) + c * STEP);
    }

    public static long of(long a, long b, long c, long d) {
        return of(of(a, b, c) + d * STEP);
    }

    /** A number from 0 to {@code bound} - 1. */
    public static int below(long mixed, int bound) {
        return (int) (((mixed >>> 33) * bound) >>> 31);
    }

    /** A fraction from 0 (included) to 1 (not). */
    public static double fraction(long mixed) {
        return (mixed >>> 11) * 0x1p-53;
    }

    /** Whether the number is among about {@code percent} of all numbers. */
    public static boolean chance(long mixed, int percent) {
        return below(mixed, 100) < percent;
    }
}
