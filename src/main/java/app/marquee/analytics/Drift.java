package app.marquee.analytics;

import app.marquee.model.Interrupts;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Counters;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Drift of the values since the same query was loaded before: platforms count late.
 *
 * @param since when it was asked before
 * @param changed keys of the days or hours whose sums are others now; of an answer without days or
 *     hours one text that is empty
 */
public record Drift(Instant since, List<String> changed) {
    public Drift {
        changed = List.copyOf(changed);
    }

    /**
     * Takes long for long answers; ends on interrupt.
     *
     * @param buckets of both reports
     */
    public static Drift between(
            Instant since,
            List<? extends CounterRow> before,
            List<? extends CounterRow> now,
            BucketReader buckets)
            throws InterruptedException {
        Map<String, CounterSums> earlier = sums(before, buckets);
        Map<String, CounterSums> later = sums(now, buckets);
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

    private static Map<String, CounterSums> sums(
            List<? extends CounterRow> rows, BucketReader buckets) throws InterruptedException {
        Map<String, List<Counters>> byTime = new HashMap<>();
        for (CounterRow row : rows) {
            Interrupts.heed();
            String text = row.bucket();
            String time = text == null ? "" : buckets.of(text).key();
            byTime.computeIfAbsent(time, _ -> new ArrayList<>()).add(row.counters());
        }
        Map<String, CounterSums> sums = new LinkedHashMap<>();
        byTime.forEach((time, counters) -> sums.put(time, CounterSums.of(counters.stream())));
        return sums;
    }
}
