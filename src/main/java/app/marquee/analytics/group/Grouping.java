package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Where a row belongs. Pure, for any thread. */
@FunctionalInterface
public interface Grouping {
    /**
     * The groups of a row, the widest first; at least one.
     *
     * @param text what the service wrote, or null when it did not say
     */
    List<GroupStep> steps(@Nullable String text);
}
