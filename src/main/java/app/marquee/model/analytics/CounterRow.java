package app.marquee.model.analytics;

import org.jspecify.annotations.Nullable;

/** Row of an analytics report with its counters. */
public interface CounterRow {
    Counters counters();

    /** The day or hour of the row as the service writes it; null for a total. */
    default @Nullable String bucket() {
        return null;
    }
}
