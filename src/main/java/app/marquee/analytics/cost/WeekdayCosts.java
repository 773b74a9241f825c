package app.marquee.analytics.cost;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Usual costs of each weekday, from the whole days that are known. Immutable. */
final class WeekdayCosts {
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
