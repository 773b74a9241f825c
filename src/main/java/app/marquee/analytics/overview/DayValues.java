package app.marquee.analytics.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Values of one day by item, to be compared with the average of other days. Immutable.
 *
 * @param whole of all items
 * @param items by key, in the order of the report
 */
public record DayValues<K, T>(CounterSums whole, Map<K, Item<T>> items) {
    /** Fewer days make no average. */
    public static final int LEAST = 2;

    /** Item with its values. */
    public record Item<T>(T item, CounterSums sums) {
        Item<T> plus(Item<T> other) {
            return new Item<>(item, sums.plus(other.sums));
        }
    }

    /**
     * Result of a comparison: what made the value of a day.
     *
     * @param now of all items
     * @param change since the average; null where that is unknown
     * @param shares of the items
     * @param largest items by their change, or by their value where there is none
     */
    public record Result<T>(
            Sum now, @Nullable Change change, Breakdown.Pair<T> shares, List<Largest<T>> largest) {
        public Result {
            largest = List.copyOf(largest);
        }
    }

    public DayValues {
        items = Collections.unmodifiableMap(new LinkedHashMap<>(items));
    }

    /** Whether all of its values add up to a known one. */
    public boolean isKnown(CounterMetric metric) {
        Sum sum = whole.of(metric);
        return sum.isKnown() && sum.accuracy(true) == Sum.Accuracy.EXACT;
    }

    /**
     * Takes long for many items; ends on interrupt.
     *
     * @param usual the other days, of which those of unknown value are left out
     * @param most number of items to list
     */
    public Result<T> against(CounterMetric metric, List<DayValues<K, T>> usual, int most)
            throws InterruptedException {
        List<DayValues<K, T>> days = usual.stream().filter(day -> day.isKnown(metric)).toList();
        return days.size() < LEAST ? of(metric, null, most) : of(metric, average(days), most);
    }

    private Result<T> of(CounterMetric metric, @Nullable DayValues<K, T> before, int most)
            throws InterruptedException {
        Map<K, T> all = new LinkedHashMap<>();
        items.forEach((key, item) -> all.put(key, item.item()));
        if (before != null) {
            before.items.forEach((key, item) -> all.putIfAbsent(key, item.item()));
        }
        Changes<K> changes =
                before == null
                        ? Changes.none()
                        : Changes.between(leveled(before.items), leveled(items));
        Change change =
                before == null
                        ? null
                        : Change.between(before.whole.of(metric), whole.of(metric), true);
        List<Line<T>> lines = new ArrayList<>();
        for (Map.Entry<K, T> one : all.entrySet()) {
            Interrupts.heed();
            Item<T> own = items.get(one.getKey());
            lines.add(
                    new Line<>(
                            one.getValue(),
                            own == null ? Sum.NONE : own.sums().of(metric),
                            changes.of(one.getKey(), metric)));
        }
        List<Breakdown.Portion<T>> parts =
                lines.stream()
                        .map(line -> new Breakdown.Portion<>(line.item, line.now, line.change))
                        .toList();
        return new Result<>(
                whole.of(metric),
                change,
                Breakdown.of(whole.of(metric), change, parts),
                largest(lines, Breakdown.Basis.of(change), most));
    }

    private record Line<T>(T item, Sum now, @Nullable Change change) {
        BigInteger difference() {
            BigInteger known = change == null ? null : change.difference();
            return known == null ? BigInteger.ZERO : known;
        }
    }

    private static <K, T> Map<K, Changes.Leveled> leveled(Map<K, Item<T>> items) {
        Map<K, Changes.Leveled> leveled = new LinkedHashMap<>();
        items.forEach((key, item) -> leveled.put(key, new Changes.Leveled(0, item.sums())));
        return leveled;
    }

    /** In a change, those that moved with it; without one, those with a value. */
    private static <T> List<Largest<T>> largest(
            List<Line<T>> lines, Breakdown.Basis basis, int most) {
        Comparator<Line<T>> order =
                switch (basis) {
                    case GAIN -> Comparator.comparing(line -> line.difference().negate());
                    case LOSS -> Comparator.comparing(Line::difference);
                    case TOTAL -> Comparator.comparing(line -> line.now.known().negate());
                };
        List<Line<T>> first =
                lines.stream()
                        .filter(
                                line ->
                                        switch (basis) {
                                            case GAIN -> line.difference().signum() > 0;
                                            case LOSS -> line.difference().signum() < 0;
                                            case TOTAL -> line.now.isKnown();
                                        })
                        .sorted(order)
                        .limit(most)
                        .toList();
        double greatest = first.isEmpty() ? 0 : size(first.getFirst(), basis);
        return first.stream()
                .map(
                        line ->
                                new Largest<>(
                                        line.item,
                                        line.now,
                                        greatest <= 0 ? 0 : size(line, basis) / greatest,
                                        line.change))
                .toList();
    }

    private static double size(Line<?> line, Breakdown.Basis basis) {
        return (basis == Breakdown.Basis.TOTAL ? line.now.known() : line.difference().abs())
                .doubleValue();
    }

    /** What a day has no row of counts for nothing there, as in any comparison. */
    private static <K, T> DayValues<K, T> average(List<DayValues<K, T>> days)
            throws InterruptedException {
        Map<K, Item<T>> all = new LinkedHashMap<>();
        CounterSums whole = CounterSums.NONE;
        for (DayValues<K, T> day : days) {
            whole = whole.plus(day.whole);
            for (Map.Entry<K, Item<T>> one : day.items.entrySet()) {
                Interrupts.heed();
                all.merge(one.getKey(), one.getValue(), Item::plus);
            }
        }
        BigInteger count = BigInteger.valueOf(days.size());
        all.replaceAll((_, item) -> new Item<>(item.item(), divided(item.sums(), count)));
        return new DayValues<>(divided(Objects.requireNonNull(whole), count), all);
    }

    private static CounterSums divided(CounterSums sums, BigInteger by) {
        return new CounterSums(
                divided(sums.views(), by),
                divided(sums.uniqueViews(), by),
                divided(sums.plays(), by),
                divided(sums.uniquePlays(), by));
    }

    /** Rounded to the nearest. */
    private static Sum divided(Sum sum, BigInteger by) {
        return new Sum(sum.known().add(by.shiftRight(1)).divide(by), sum.counted(), sum.unknown());
    }
}
