package app.marquee.analytics;

import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Changes between two reports, for items matched by keys on levels such as countries and cities.
 * Created off the FX thread. Immutable.
 *
 * @param <K> a key
 */
public final class Changes<K> {
    private final Map<K, Leveled> before;
    private final Map<K, Leveled> now;
    private final Map<K, Leveled> shown;
    private final Map<Total, Double> totals = new HashMap<>();

    /** Sums of an item with its level: only items of one level are compared. */
    public record Leveled(int level, CounterSums sums) {}

    private record Total(int level, CounterMetric metric) {}

    private Changes(Map<K, Leveled> before, Map<K, Leveled> now, Map<K, Leveled> shown) {
        this.before = before;
        this.now = now;
        this.shown = shown;
    }

    /** Nothing to compare with. */
    public static <K> Changes<K> none() {
        return new Changes<>(Map.of(), Map.of(), Map.of());
    }

    /** Takes long for long answers; ends on interrupt. */
    public static <K> Changes<K> between(Map<K, Leveled> before, Map<K, Leveled> now)
            throws InterruptedException {
        return between(before, now, now);
    }

    /**
     * Takes long for long answers; ends on interrupt.
     *
     * @param shown the later answer, of which {@code now} may be a part
     */
    public static <K> Changes<K> between(
            Map<K, Leveled> before, Map<K, Leveled> now, Map<K, Leveled> shown)
            throws InterruptedException {
        Changes<K> changes = new Changes<>(Map.copyOf(before), Map.copyOf(now), Map.copyOf(shown));
        for (CounterMetric metric : CounterMetric.values()) {
            for (Map.Entry<K, Leveled> one : changes.now.entrySet()) {
                Interrupts.heed();
                changes.count(one.getKey(), one.getValue().level(), metric);
            }
            for (Map.Entry<K, Leveled> one : changes.before.entrySet()) {
                Interrupts.heed();
                if (!changes.now.containsKey(one.getKey())) {
                    changes.count(one.getKey(), one.getValue().level(), metric);
                }
            }
        }
        return changes;
    }

    private void count(K key, int level, CounterMetric metric) {
        Change change = bare(key, metric);
        BigInteger difference = change == null ? null : change.difference();
        if (difference != null) {
            totals.merge(new Total(level, metric), Math.abs(difference.doubleValue()), Double::sum);
        }
    }

    /** Null for what is in neither answer. */
    public @Nullable Change of(K key, CounterMetric metric) {
        Change change = bare(key, metric);
        BigInteger difference = change == null ? null : change.difference();
        if (change == null || difference == null) {
            return change;
        }
        Leveled where = now.getOrDefault(key, before.get(key));
        double total =
                where == null ? 0 : totals.getOrDefault(new Total(where.level(), metric), 0.0);
        return total > 0 ? change.with(Math.abs(difference.doubleValue()) / total) : change;
    }

    /**
     * The change of what a filter left of a thing: of all of it, or of the things inside together.
     * Null where that of one is not known exactly, or a filter left only a part of it.
     *
     * @param left the sums of the things inside that the filter left
     */
    public @Nullable Change of(
            K all, CounterSums sums, Map<K, CounterSums> left, CounterMetric of) {
        if (isWhole(all, sums)) {
            return of(all, of);
        }
        BigInteger earlier = BigInteger.ZERO;
        BigInteger later = BigInteger.ZERO;
        for (Map.Entry<K, CounterSums> one : left.entrySet()) {
            Change change = bare(one.getKey(), of);
            if (!isWhole(one.getKey(), one.getValue()) || (change != null && !change.exact())) {
                return null;
            }
            earlier = earlier.add(value(change == null ? null : change.before()));
            later = later.add(value(change == null ? null : change.now()));
        }
        return left.isEmpty() ? null : new Change(Mover.Kind.STAYED, earlier, later, true, null);
    }

    /** Nothing of a thing that isn't there. */
    private static BigInteger value(@Nullable BigInteger known) {
        return known == null ? BigInteger.ZERO : known;
    }

    /** Whether these are all figures of a thing, and not those of what a filter left of it. */
    public boolean isWhole(K key, CounterSums sums) {
        Leveled whole = shown.getOrDefault(key, before.get(key));
        return whole != null && (whole.sums().equals(sums) || !shown.containsKey(key));
    }

    private @Nullable Change bare(K key, CounterMetric metric) {
        Leveled earlier = before.get(key);
        Leveled later = now.get(key);
        if (earlier == null && later == null) {
            return null;
        }
        Mover.Kind kind =
                earlier == null
                        ? Mover.Kind.ENTERED
                        : later == null ? Mover.Kind.LEFT : Mover.Kind.STAYED;
        return new Change(
                kind,
                value(earlier, metric),
                value(later, metric),
                isExact(earlier, metric) && isExact(later, metric),
                null);
    }

    private static @Nullable BigInteger value(@Nullable Leveled of, CounterMetric metric) {
        Sum sum = of == null ? Sum.NONE : of.sums().of(metric);
        return sum.isKnown() ? sum.known() : null;
    }

    private static boolean isExact(@Nullable Leveled of, CounterMetric metric) {
        return of == null
                || of.sums().of(metric).accuracy(metric.isAdditive()) == Sum.Accuracy.EXACT;
    }

    /** How many things of a level entered or left. */
    public long count(int level, Mover.Kind kind) {
        return switch (kind) {
            case ENTERED -> missing(now, before, level);
            case LEFT -> missing(before, now, level);
            case STAYED ->
                    now.entrySet().stream()
                            .filter(one -> one.getValue().level() == level)
                            .filter(one -> before.containsKey(one.getKey()))
                            .count();
        };
    }

    private static <K> long missing(Map<K, Leveled> in, Map<K, Leveled> other, int level) {
        return in.entrySet().stream()
                .filter(one -> one.getValue().level() == level)
                .filter(one -> !other.containsKey(one.getKey()))
                .count();
    }
}
