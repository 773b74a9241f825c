package app.marquee.model.analytics;

import org.jspecify.annotations.Nullable;

/** Row of an analytics report that can be grouped by its name. */
public interface NamedRow extends CounterRow {
    /** As the service writes it; null when it does not say. */
    @Nullable String name();
}
