package app.marquee.analytics;

import app.marquee.model.analytics.CounterRow;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finder of the last day or hour of a report. Thread-safe. */
public final class LastPoint {
    private LastPoint() {}

    /** When it begins; empty for an answer without days or hours. */
    public static Optional<Instant> of(List<? extends CounterRow> rows, BucketReader buckets) {
        Set<String> seen = new HashSet<>();
        Instant last = null;
        for (CounterRow row : rows) {
            String text = row.bucket();
            if (text == null || !seen.add(text)) {
                continue;
            }
            Instant begins = buckets.begins(row).orElse(null);
            if (begins != null && (last == null || begins.isAfter(last))) {
                last = begins;
            }
        }
        return Optional.ofNullable(last);
    }
}
