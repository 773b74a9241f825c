package app.marquee.analytics.cost;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Cost of the current month: what is spent, what is likely to be, and the day that stands out.
 * Today is not over and in no sum. Immutable.
 */
public record CostMonth(CostDays costs, LocalDate today) {
    /** With less than a week, weekdays that cost more or less would mislead. */
    static final int LEAST = 7;

    private static final int WEEKS = 28;

    /** Standard deviations to each side that hold four of five normal values. */
    private static final double LIKELY = 1.28;

    private static final double UNUSUAL = 2;

    /**
     * Day that cost much more than its weekday usually does.
     *
     * @param above what it cost more
     */
    public record Peak(LocalDate day, BigDecimal above) {}

    /** The days that a forecast is made from: this month before today, and at least four weeks. */
    public static Period basis(LocalDate today) {
        LocalDate first = today.withDayOfMonth(1);
        LocalDate weeks = today.minusDays(WEEKS);
        return new Period(first.isBefore(weeks) ? first : weeks, today.minusDays(1));
    }

    public YearMonth month() {
        return YearMonth.from(today);
    }

    /** How many days of the month are over. */
    public int over() {
        return today.getDayOfMonth() - 1;
    }

    /** How many of them are known as a whole. */
    public int known() {
        return Math.toIntExact(past().filter(day -> whole(day) != null).count());
    }

    /** The days of the basis whose cost is not known as a whole, in order. */
    public List<LocalDate> missing() {
        Period days = basis(today);
        return days.start()
                .datesUntil(days.end().plusDays(1))
                .filter(day -> whole(day) == null)
                .toList();
    }

    /** Whether what is spent may be more than {@link #soFar}. */
    public boolean isAtLeast() {
        return known() < over();
    }

    /** What the days that are over cost, as far as it is known; empty when nothing is. */
    public Optional<BigDecimal> soFar() {
        return past().map(this::amount).filter(Objects::nonNull).reduce(BigDecimal::add);
    }

    private Stream<LocalDate> past() {
        return today.withDayOfMonth(1).datesUntil(today);
    }

    private @Nullable BigDecimal amount(LocalDate day) {
        DailyCost cost = costs.days().get(day);
        return cost == null ? null : cost.amount();
    }

    private @Nullable BigDecimal whole(LocalDate day) {
        DailyCost cost = costs.days().get(day);
        return cost == null ? null : cost.whole();
    }

    /** The whole month: known days as they are, the others as their weekday usually is. */
    public CostForecast forecast() {
        WeekdayCosts usual = usual();
        if (usual.known() < LEAST) {
            return new CostForecast.TooFewDays(usual.known(), LEAST);
        }
        List<LocalDate> all =
                today.withDayOfMonth(1).datesUntil(month().plusMonths(1).atDay(1)).toList();
        List<LocalDate> unknown = all.stream().filter(day -> known(day) == null).toList();
        double expected = all.stream().mapToDouble(day -> expected(day, usual)).sum();
        double spread = LIKELY * usual.deviation(unknown);
        BigDecimal spent = soFar().orElse(BigDecimal.ZERO);
        return new CostForecast.Range(
                cents(expected),
                cents(expected - spread).max(spent.setScale(2, RoundingMode.HALF_EVEN)),
                cents(expected + spread));
    }

    private WeekdayCosts usual() {
        return new WeekdayCosts(costs.days().headMap(today));
    }

    private @Nullable BigDecimal known(LocalDate day) {
        return day.isBefore(today) ? whole(day) : null;
    }

    private double expected(LocalDate day, WeekdayCosts usual) {
        BigDecimal known = known(day);
        if (known != null) {
            return known.doubleValue();
        }
        BigDecimal part = day.isBefore(today) ? amount(day) : null;
        double likely = usual.usual(day.getDayOfWeek());
        return part == null ? likely : Math.max(part.doubleValue(), likely);
    }

    private static BigDecimal cents(double amount) {
        return BigDecimal.valueOf(amount).setScale(2, RoundingMode.HALF_EVEN);
    }

    /** The day of this month that cost most above what is usual; empty where none stands out. */
    public Optional<Peak> peak() {
        WeekdayCosts usual = usual();
        return past().flatMap(day -> above(day, usual).stream())
                .max(Comparator.comparing(Peak::above));
    }

    private Optional<Peak> above(LocalDate day, WeekdayCosts usual) {
        BigDecimal amount = whole(day);
        if (amount == null || usual.known() < LEAST) {
            return Optional.empty();
        }
        double above = amount.doubleValue() - usual.usual(day.getDayOfWeek());
        return above > 0 && above > UNUSUAL * usual.deviation()
                ? Optional.of(new Peak(day, cents(above)))
                : Optional.empty();
    }

    /** Usual costs of each weekday, from the whole days that are known. Immutable. */
    private static final class WeekdayCosts {
        private final NavigableMap<LocalDate, Double> days = new TreeMap<>();
        private final Map<DayOfWeek, List<Double>> byWeekday = new EnumMap<>(DayOfWeek.class);
        private final double mean;

        WeekdayCosts(Map<LocalDate, DailyCost> known) {
            known.forEach(
                    (day, cost) -> {
                        BigDecimal amount = cost.whole();
                        if (amount != null) {
                            days.put(day, amount.doubleValue());
                        }
                    });
            for (DayOfWeek weekday : DayOfWeek.values()) {
                byWeekday.put(
                        weekday,
                        days.entrySet().stream()
                                .filter(entry -> entry.getKey().getDayOfWeek() == weekday)
                                .map(Map.Entry::getValue)
                                .toList());
            }
            this.mean = mean(days.values().stream().toList(), 0);
        }

        /** How many days it is made from. */
        int known() {
            return days.size();
        }

        /** The mean of the same weekdays; of all days where none of these is known. */
        double usual(DayOfWeek weekday) {
            return mean(samples(weekday), mean);
        }

        private List<Double> samples(DayOfWeek weekday) {
            return byWeekday.getOrDefault(weekday, List.of());
        }

        private static double mean(List<Double> values, double otherwise) {
            return values.stream().mapToDouble(Double::doubleValue).average().orElse(otherwise);
        }

        /** Standard deviation of a day from what is usual for its weekday. */
        double deviation() {
            long weekdays = byWeekday.values().stream().filter(list -> !list.isEmpty()).count();
            long free = days.size() - weekdays;
            // One day of each weekday says nothing about how they differ from each other.
            return free > 0
                    ? Math.sqrt(squares(true) / free)
                    : Math.sqrt(squares(false) / Math.max(1, days.size() - 1));
        }

        private double squares(boolean isByWeekday) {
            return days.entrySet().stream()
                    .mapToDouble(
                            entry ->
                                    entry.getValue()
                                            - (isByWeekday
                                                    ? usual(entry.getKey().getDayOfWeek())
                                                    : mean))
                    .map(difference -> difference * difference)
                    .sum();
        }

        /** Standard deviation of the sum of some days that are not known. */
        double deviation(List<LocalDate> unknown) {
            Map<DayOfWeek, Integer> counts = new EnumMap<>(DayOfWeek.class);
            unknown.forEach(day -> counts.merge(day.getDayOfWeek(), 1, Integer::sum));
            double ofMeans =
                    counts.entrySet().stream()
                            .mapToDouble(
                                    entry ->
                                            (double) entry.getValue()
                                                    * entry.getValue()
                                                    / Math.max(1, samples(entry.getKey()).size()))
                            .sum();
            return deviation() * Math.sqrt(unknown.size() + ofMeans);
        }
    }
}
