package app.marquee.model.rename;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * Line of a rename preview: the name before and after. Immutable.
 *
 * @param index of the item
 * @param before null when it is unknown
 * @param after null when it is unknown
 */
public record RenameLine(
        int index, @Nullable String before, @Nullable String after, Set<RenameFlag> flags) {
    public RenameLine {
        flags = Set.copyOf(flags);
    }

    /** Whether the item gets another name that the platform accepts. */
    public boolean isChange() {
        return flags.stream().noneMatch(RenameFlag::isLeftOut);
    }
}
