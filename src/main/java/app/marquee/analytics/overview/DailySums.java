package app.marquee.analytics.overview;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.Sum;
import app.marquee.analytics.chart.Trend;
import app.marquee.analytics.series.Series;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Sums of a report's rows by day of the account. Rows whose day is unknown are left out; a day
 * without rows has no sum. Immutable.
 */
public record DailySums(NavigableMap<LocalDate, CounterSums> days) {
    public static final DailySums NONE = new DailySums(new TreeMap<>());

    /** In seconds; a day may have 25 hours. */
    private static final double GAP = 36 * 3_600.0;

    public DailySums {
        days = Collections.unmodifiableNavigableMap(new TreeMap<>(days));
    }

    /**
     * Takes long for long reports; ends on interrupt.
     *
     * @param buckets of the report that has the rows
     */
    public static DailySums of(List<? extends CounterRow> rows, BucketReader buckets)
            throws InterruptedException {
        Map<LocalDate, List<Counters>> byDay = new TreeMap<>();
        for (CounterRow row : rows) {
            Interrupts.heed();
            buckets.day(row)
                    .ifPresent(
                            day ->
                                    byDay.computeIfAbsent(day, _ -> new ArrayList<>())
                                            .add(row.counters()));
        }
        NavigableMap<LocalDate, CounterSums> sums = new TreeMap<>();
        byDay.forEach((day, counters) -> sums.put(day, CounterSums.of(counters.stream())));
        return new DailySums(sums);
    }

    public boolean isEmpty() {
        return days.isEmpty();
    }

    /** Those of a period. */
    public DailySums in(Period period) {
        return new DailySums(days.subMap(period.start(), true, period.end(), true));
    }

    /** Whether all days of a period have rows. */
    public boolean isWhole(Period period) {
        return in(period).days.size() == period.days();
    }

    /** Where the days of a period don't add up to its totals, as far as both are known in full. */
    public List<Remainder> remainders(Period period, CounterSums totals) {
        CounterSums sums =
                in(period).days.values().stream().reduce(CounterSums.NONE, CounterSums::plus);
        return Arrays.stream(CounterMetric.values())
                .filter(CounterMetric::isAdditive)
                .filter(metric -> isExact(sums.of(metric)) && isExact(totals.of(metric)))
                .map(metric -> new Remainder(metric, totals.of(metric).known(), sums.of(metric)))
                .filter(remainder -> remainder.difference().signum() != 0)
                .toList();
    }

    private static boolean isExact(Sum sum) {
        return sum.isKnown() && sum.unknown() == 0;
    }

    /**
     * The values of a period, one a day, unknown where there are none.
     *
     * @param at the period in which they are drawn, on the same weekdays
     */
    public Series series(String name, CounterMetric metric, Period period, Period at, ZoneId zone) {
        long later = Comparison.drawnLater(at, period);
        LocalDate first = later(period.start(), later, at.start());
        LocalDate last = earlier(period.end().plusDays(later), at.end());
        double[] y = values(metric, period);
        int size = Math.max(0, Math.toIntExact(ChronoUnit.DAYS.between(first, last) + 1));
        int skipped =
                Math.toIntExact(ChronoUnit.DAYS.between(period.start().plusDays(later), first));
        double[] x = new double[size];
        double[] shown = new double[size];
        for (int i = 0; i < size; i++) {
            x[i] = first.plusDays(i).atStartOfDay(zone).toEpochSecond();
            shown[i] = y[skipped + i];
        }
        return new Series(name, x, shown, GAP);
    }

    private static LocalDate later(LocalDate day, long days, LocalDate other) {
        LocalDate moved = day.plusDays(days);
        return moved.isAfter(other) ? moved : other;
    }

    private static LocalDate earlier(LocalDate day, LocalDate other) {
        return day.isBefore(other) ? day : other;
    }

    /**
     * A small chart of a period.
     *
     * @param preliminary the first day with preliminary data
     */
    public Trend trend(CounterMetric metric, Period period, LocalDate preliminary) {
        return new Trend(
                values(metric, period), i -> !period.start().plusDays(i).isBefore(preliminary));
    }

    /** The same of the plays for each view. */
    public Trend rates(Period period, LocalDate preliminary) {
        double[] rates = values(CounterMetric.PLAYS, period);
        double[] views = values(CounterMetric.VIEWS, period);
        for (int i = 0; i < rates.length; i++) {
            rates[i] = views[i] > 0 ? rates[i] / views[i] : Double.NaN;
        }
        return Trend.ofShares(rates, i -> !period.start().plusDays(i).isBefore(preliminary));
    }

    private double[] values(CounterMetric metric, Period period) {
        double[] values = new double[Math.toIntExact(period.days())];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(days.get(period.start().plusDays(i)), metric);
        }
        return values;
    }

    private static double value(@Nullable CounterSums sums, CounterMetric metric) {
        Sum sum = sums == null ? Sum.NONE : sums.of(metric);
        return sum.isKnown() ? sum.known().doubleValue() : Double.NaN;
    }
}
