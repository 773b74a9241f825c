package app.marquee.analytics.group;

import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.ReferrerRow;

import org.jspecify.annotations.Nullable;

/**
 * Row to group.
 *
 * @param text as the service writes it; null when it does not say
 * @param bucket the day or hour as the service writes it; null for a total
 */
public record GroupRow(@Nullable String text, @Nullable String bucket, Counters counters) {
    public static GroupRow of(ReferrerRow row) {
        return new GroupRow(row.referrer(), row.bucket(), row.counters());
    }

    public static GroupRow of(BrowserRow row) {
        return new GroupRow(row.browser(), row.bucket(), row.counters());
    }
}
