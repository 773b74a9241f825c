package app.marquee.sandbox.figures;

/**
 * Even distribution of a day's events, in order of time, to as many slots by golden-section steps.
 * The count of any time range in any slot range is exact without visiting events.
 */
final class Deal {
    private static final double GOLDEN = 0.6180339887498949;

    private final long total;
    private final long step;
    private final long start;

    Deal(long total, long salt) {
        this.total = total;
        this.step = total <= 2 ? 1 : coprime(total, (long) (total * GOLDEN));
        this.start = total == 0 ? 0 : Math.floorMod(salt, total);
    }

    /** How many of the first {@code events} events fell into slots before {@code slot}. */
    long before(long slot, long events) {
        return before(slot, events, rounds(events));
    }

    /** As {@link #before(long, long)}, with the part that depends on the events alone known. */
    long before(long slot, long events, long rounds) {
        if (events == 0 || slot == 0) {
            return 0;
        }
        if (events == total) {
            return slot;
        }
        if (slot == total) {
            return events;
        }
        return events + rounds - FloorSum.of(events, total, step, start + total - slot);
    }

    /** How often each of the first events had gone around all slots, added up. */
    long rounds(long events) {
        return events == 0 || events == total ? 0 : FloorSum.of(events, total, step, start);
    }

    private static long coprime(long total, long wish) {
        long step = Math.max(1, wish);
        while (gcd(total, step) != 1) {
            step++;
        }
        return step;
    }

    private static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }
}
