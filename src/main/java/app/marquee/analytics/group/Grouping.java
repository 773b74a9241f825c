package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

/** Grouping rule for rows. Thread-safe. */
@FunctionalInterface
public interface Grouping {
    /**
     * The groups of a row, the widest first; at least one.
     *
     * @param text what the service wrote, or null when it did not say
     */
    List<GroupStep> steps(@Nullable String text);

    /** Whether an outermost group is one of those that are counted: what has no name is none. */
    default boolean counts(GroupStep step) {
        return step.kind() != GroupKind.UNKNOWN && step.kind() != GroupKind.OTHER;
    }

    /** Whether an outermost group is what others leave, which comes after them in any order. */
    default boolean isRest(GroupStep step) {
        return false;
    }

    /** The same for reports of these names, where what one means depends on the others. */
    default Grouping among(Stream<String> names) {
        return this;
    }
}
