package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finder of the last day or hour of a report. Thread-safe. */
public final class LastPoint {
    private LastPoint() {}

    /**
     * When it begins; empty for an answer without days or hours.
     *
     * @param bucket the day or hour of a row as the service writes it, or null
     */
    public static <R> Optional<Instant> of(
            List<R> rows, Function<R, @Nullable String> bucket, ZoneId zone) {
        Set<String> seen = new HashSet<>();
        Instant last = null;
        for (R row : rows) {
            String text = bucket.apply(row);
            if (text == null || !seen.add(text)) {
                continue;
            }
            Instant begins = Bucket.of(text).begins(zone).orElse(null);
            if (begins != null && (last == null || begins.isAfter(last))) {
                last = begins;
            }
        }
        return Optional.ofNullable(last);
    }
}
