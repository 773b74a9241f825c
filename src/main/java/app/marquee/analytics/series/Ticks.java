package app.marquee.analytics.series;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Tick calculator for axes. Thread-safe. */
public final class Ticks {
    private static final long DAY = 86_400;
    private static final long[] SECONDS = {
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200
    };
    private static final long[] DAYS = {1, 2, 7, 14, 28, 91, 182, 365};

    /** Steps that are easily counted in. */
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};

    /** Steps that lie closer. */
    private static final double[] CLOSE = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};

    /** How many times the greatest value the last of round marks may be. */
    private static final double FAR = 1.5;

    private Ticks() {}

    /**
     * From 0 to at least the greatest value, in whole steps for numbers that are counted. The steps
     * lie close, so that the last mark is not far above the greatest value.
     */
    public static List<Double> counts(double greatest, int most) {
        return marks(greatest, Math.max(1, greatest / Math.max(1, most)), true);
    }

    /** From 0 to at least the greatest value, for numbers that may have decimals. */
    public static List<Double> amounts(double greatest, int most) {
        double above = greatest > 0 ? greatest : 1;
        return marks(above, above / Math.max(1, most), false);
    }

    private static List<Double> marks(double greatest, double raw, boolean whole) {
        List<Double> round = marks(greatest, step(ROUND, raw, whole));
        return round.getLast() <= greatest * FAR ? round : marks(greatest, step(CLOSE, raw, whole));
    }

    private static List<Double> marks(double greatest, double step) {
        List<Double> ticks = new ArrayList<>();
        for (long i = 0; ; i++) {
            ticks.add(i * step);
            if (i * step >= greatest * (1 - 1e-9) && i > 0) {
                return List.copyOf(ticks);
            }
        }
    }

    /** The smallest of these steps that is long enough. */
    private static double step(double[] among, double raw, boolean whole) {
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        for (double each : among) {
            double tried = each * power;
            boolean isAllowed = !whole || Math.abs(tried - Math.rint(tried)) < 1e-6;
            if (tried >= raw * (1 - 1e-9) && isAllowed) {
                return whole ? Math.rint(tried) : tried;
            }
        }
        return power * 10;
    }

    /** Seconds of a length of time, from 0 on. */
    public static List<Double> lengths(double from, double to, int most) {
        double step = step(to - from, most);
        List<Double> ticks = new ArrayList<>();
        for (double at = Math.ceil(from / step) * step; at <= to; at += step) {
            ticks.add(at);
        }
        return List.copyOf(ticks);
    }

    /** Seconds since 1970 at which hours or days begin in a zone. */
    public static List<Double> moments(double from, double to, int most, ZoneId zone) {
        double step = step(to - from, most);
        return step < DAY
                ? withinDays(from, to, (long) step, zone)
                : everyDays(from, to, (long) (step / DAY), zone);
    }

    /** Seconds since 1970 at which days begin in a zone, however short the time is. */
    public static List<Double> days(double from, double to, int most, ZoneId zone) {
        return everyDays(from, to, (long) Math.max(1, step(to - from, most) / DAY), zone);
    }

    private static List<Double> withinDays(double from, double to, long step, ZoneId zone) {
        List<Double> ticks = new ArrayList<>();
        LocalDateTime at = at(from, zone).toLocalDate().atStartOfDay();
        for (double second = second(at, zone); second <= to; second = second(at, zone)) {
            boolean rises = ticks.isEmpty() || second > ticks.getLast();
            if (second >= from && rises) {
                ticks.add(second);
            }
            at = at.plusSeconds(step);
        }
        return List.copyOf(ticks);
    }

    private static List<Double> everyDays(double from, double to, long step, ZoneId zone) {
        List<Double> ticks = new ArrayList<>();
        LocalDate at = at(from, zone).toLocalDate();
        for (double second = second(at.atStartOfDay(), zone);
                second <= to;
                second = second(at.atStartOfDay(), zone)) {
            if (second >= from) {
                ticks.add(second);
            }
            at = at.plusDays(step);
        }
        return List.copyOf(ticks);
    }

    private static LocalDateTime at(double second, ZoneId zone) {
        return LocalDateTime.ofInstant(Instant.ofEpochSecond((long) Math.floor(second)), zone);
    }

    private static double second(LocalDateTime at, ZoneId zone) {
        return at.atZone(zone).toEpochSecond();
    }

    /** The smallest round step of which there are not too many. */
    private static double step(double length, int most) {
        double least = length / Math.max(1, most);
        for (long seconds : SECONDS) {
            if (seconds >= least) {
                return seconds;
            }
        }
        for (long days : DAYS) {
            if (days * DAY >= least) {
                return days * DAY;
            }
        }
        return Math.ceil(least / (365 * DAY)) * 365 * DAY;
    }
}
