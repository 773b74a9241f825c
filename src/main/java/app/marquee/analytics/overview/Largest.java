package app.marquee.analytics.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.Sum;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * One of the largest items of a report.
 *
 * @param value sum of its rows
 * @param share of the largest item, 0 to 1
 * @param change since the compared report; null where there is none or it is unknown
 */
public record Largest<T>(T item, Sum value, double share, @Nullable Change change) {
    /**
     * The largest items, first the largest; those of unknown value are left out.
     *
     * @param value of an item
     * @param change of an item, or null
     */
    public static <T> List<Largest<T>> of(
            List<T> items, int most, Function<T, Sum> value, Function<T, @Nullable Change> change) {
        List<T> known =
                items.stream()
                        .filter(item -> value.apply(item).isKnown())
                        .sorted(Comparator.comparing(item -> value.apply(item).known().negate()))
                        .limit(most)
                        .toList();
        List<Largest<T>> all = new ArrayList<>();
        for (T item : known) {
            Sum sum = value.apply(item);
            all.add(
                    new Largest<>(
                            item,
                            sum,
                            share(sum, value.apply(known.getFirst())),
                            change.apply(item)));
        }
        return List.copyOf(all);
    }

    private static double share(Sum of, Sum greatest) {
        return greatest.known().signum() <= 0
                ? 0
                : new BigDecimal(of.known()).doubleValue()
                        / new BigDecimal(greatest.known()).doubleValue();
    }
}
