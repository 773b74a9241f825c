package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeededHash;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Traffic of the whole account by day: a yearly and a weekly rhythm, campaigns, and chance. Every
 * other value is a part of it.
 */
final class Traffic {
    private static final int VIEWS_A_DAY = 9_000;
    private static final double[] WEEK = {1.1, 1.12, 1.08, 1.04, 0.98, 0.78, 0.88};
    private static final double[] KINDS = {0.38, 0.17, 0.30, 0.15};

    private final long seed;
    private final int scale;

    Traffic(long seed, int scale) {
        this.seed = SeededHash.of(seed, 0x7AFF1C);
        this.scale = scale;
    }

    /** The days of a period that have figures at a moment, in order. */
    Stream<Day> days(Span span, Granularity granularity, Instant now) {
        long today = LocalDate.ofInstant(now, ZoneOffset.UTC).toEpochDay();
        long first = Math.max(span.start().toEpochDay(), today - Figures.DAYS + 1);
        long last = Math.min(span.end().toEpochDay(), today);
        return LongStream.rangeClosed(first, last)
                .mapToObj(day -> day(day, granularity == Granularity.HOUR, now));
    }

    private Day day(long number, boolean hourly, Instant now) {
        DayCurve curve = new DayCurve(seed, number);
        int[] marks = marks(number, hourly, now);
        List<Flow> flows = new ArrayList<>(Kinds.COUNT);
        double views = views(number);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            double jitter = 0.95 + 0.1 * SeededHash.fraction(SeededHash.of(seed, number, 31, kind));
            long plan = Math.round(views * KINDS[kind] * jitter);
            flows.add(
                    new Flow(
                            plan,
                            IntStream.of(marks)
                                    .mapToLong(minutes -> curve.seen(plan, minutes))
                                    .toArray()));
        }
        return new Day(number, hourly, flows);
    }

    /** The ends of a day's slices in minutes; the last is now, if the day is not over yet. */
    private static int[] marks(long day, boolean hourly, Instant now) {
        Instant midnight = LocalDate.ofEpochDay(day).atStartOfDay().toInstant(ZoneOffset.UTC);
        int over = (int) Math.min(24 * 60, Duration.between(midnight, now).toMinutes());
        if (!hourly) {
            return new int[] {over};
        }
        return IntStream.rangeClosed(1, (over + 59) / 60)
                .map(hour -> Math.min(over, hour * 60))
                .toArray();
    }

    private double views(long day) {
        double year =
                1 + 0.2 * Math.sin((day + SeededHash.below(seed, 365)) * 2 * Math.PI / 365.25);
        double quarter = 1 + 0.08 * Math.sin(day * 2 * Math.PI / 97);
        double chance = 0.93 + 0.14 * SeededHash.fraction(SeededHash.of(seed, day));
        int weekday = Math.floorMod(day + 3, 7);
        return VIEWS_A_DAY * (double) scale * year * quarter * chance * WEEK[weekday] * push(day);
    }

    /** A campaign about every third week: a strong day and a good one after it. */
    private double push(long day) {
        if (isCampaign(day)) {
            return 1.5 + 0.7 * SeededHash.fraction(SeededHash.of(seed, day, 5));
        }
        return isCampaign(day - 1) ? 1.25 : 1;
    }

    private boolean isCampaign(long day) {
        return SeededHash.chance(SeededHash.of(seed, day, 17), 5);
    }

    /**
     * Hourly distribution of a day's events: Brazil's evening is the peak, its night the valley.
     */
    private static final class DayCurve {
        private static final int[] HOURS = {
            88, 74, 55, 38, 25, 17, 12, 10, 11, 16, 25, 37, 48, 56, 61, 66, 64, 60, 62, 66, 74, 86,
            97, 100
        };
        private static final int MINUTES = 60;

        private final double[] reached = new double[HOURS.length + 1];

        DayCurve(long seed, long day) {
            double sum = 0;
            for (int hour = 0; hour < HOURS.length; hour++) {
                sum +=
                        HOURS[hour]
                                * (0.85
                                        + 0.3
                                                * SeededHash.fraction(
                                                        SeededHash.of(seed, day, hour)));
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
}
