package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeededHash;

/** Hourly distribution of a day's events: Brazil's evening is the peak, its night the valley. */
final class DayCurve {
    private static final int[] HOURS = {
        88, 74, 55, 38, 25, 17, 12, 10, 11, 16, 25, 37, 48, 56, 61, 66, 64, 60, 62, 66, 74, 86, 97,
        100
    };
    private static final int MINUTES = 60;

    private final double[] reached = new double[HOURS.length + 1];

    DayCurve(long seed, long day) {
        double sum = 0;
        for (int hour = 0; hour < HOURS.length; hour++) {
            sum += HOURS[hour] * (0.85 + 0.3 * SeededHash.fraction(SeededHash.of(seed, day, hour)));
            reached[hour + 1] = sum;
        }
        for (int hour = 1; hour <= HOURS.length; hour++) {
            reached[hour] /= sum;
        }
    }

    /** How many of a day's events there have been after some minutes of it. */
    long seen(long plan, int minutes) {
        int hour = minutes / MINUTES;
        if (hour >= HOURS.length) {
            return plan;
        }
        long before = (long) (plan * reached[hour]);
        long after = hour + 1 == HOURS.length ? plan : (long) (plan * reached[hour + 1]);
        return before + (after - before) * (minutes % MINUTES) / MINUTES;
    }
}
