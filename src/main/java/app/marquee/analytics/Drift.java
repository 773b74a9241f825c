package app.marquee.analytics;

import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Drift of the values since the same query was loaded before: platforms count late.
 *
 * @param since when it was asked before
 * @param changed the days or hours whose sums are others now, as the service writes them; of an
 *     answer without days or hours one text that is empty
 */
public record Drift(Instant since, List<String> changed) {
    public Drift {
        changed = List.copyOf(changed);
    }

    /** Accessor of a row's values. */
    public record Reading<R>(
            Function<R, @Nullable String> bucket, Function<R, Counters> counters) {}

    /** Takes long for long answers; ends on interrupt. */
    public static <R> Drift between(Instant since, List<R> before, List<R> now, Reading<R> reading)
            throws InterruptedException {
        Map<String, CounterSums> earlier = sums(before, reading);
        Map<String, CounterSums> later = sums(now, reading);
        List<String> changed = new ArrayList<>();
        for (Map.Entry<String, CounterSums> one : later.entrySet()) {
            CounterSums other = earlier.remove(one.getKey());
            if (!Objects.equals(other, one.getValue())) {
                changed.add(one.getKey());
            }
        }
        changed.addAll(earlier.keySet());
        changed.sort(java.util.Comparator.naturalOrder());
        return new Drift(since, changed);
    }

    private static <R> Map<String, CounterSums> sums(List<R> rows, Reading<R> reading)
            throws InterruptedException {
        Map<String, List<Counters>> byTime = new HashMap<>();
        for (R row : rows) {
            Interrupts.heed();
            String bucket = reading.bucket().apply(row);
            byTime.computeIfAbsent(bucket == null ? "" : bucket, _ -> new ArrayList<>())
                    .add(reading.counters().apply(row));
        }
        Map<String, CounterSums> sums = new LinkedHashMap<>();
        byTime.forEach((time, counters) -> sums.put(time, CounterSums.of(counters.stream())));
        return sums;
    }
}
