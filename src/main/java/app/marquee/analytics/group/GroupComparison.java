package app.marquee.analytics.group;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Comparison of two grouped reports: all groups of the later one, then those only in the earlier
 * one, without values. Created off the FX thread. Immutable.
 *
 * @param all in the order of the later answer, those that left behind
 */
public record GroupComparison(Group all, Changes<GroupKey> changes) {
    /** Takes long for long answers; ends on interrupt. */
    public static GroupComparison of(Group before, Group now) throws InterruptedException {
        return of(before, now, null);
    }

    /**
     * Takes long for long answers; ends on interrupt.
     *
     * @param part of the later answer, which alone is compared; null for all of it
     */
    public static GroupComparison of(Group before, Group now, @Nullable Group part)
            throws InterruptedException {
        Map<GroupKey, Changes.Leveled> earlier = new HashMap<>();
        Map<GroupKey, Changes.Leveled> later = new HashMap<>();
        collect(before, 0, earlier);
        collect(now, 0, later);
        Map<GroupKey, Changes.Leveled> compared = later;
        if (part != null) {
            compared = new HashMap<>();
            collect(part, 0, compared);
        }
        return new GroupComparison(union(before, now), Changes.between(earlier, compared, later));
    }

    private static void collect(Group group, int level, Map<GroupKey, Changes.Leveled> into)
            throws InterruptedException {
        Interrupts.heed();
        if (group.kind() == GroupKind.BUCKET) {
            return;
        }
        into.put(group.key(), new Changes.Leveled(level, group.sums()));
        for (Group child : group.children()) {
            collect(child, level + 1, into);
        }
    }

    private static Group union(@Nullable Group before, Group now) throws InterruptedException {
        Interrupts.heed();
        if (before == null || now.isLeaf()) {
            return now;
        }
        Map<GroupKey, Group> earlier = new LinkedHashMap<>();
        before.children().forEach(child -> earlier.put(child.key(), child));
        List<Group> children = new ArrayList<>(now.children().size());
        for (Group child : now.children()) {
            children.add(union(earlier.remove(child.key()), child));
        }
        for (Group gone : earlier.values()) {
            if (gone.kind() != GroupKind.BUCKET) {
                children.add(gone(gone));
            }
        }
        return now.with(List.copyOf(children));
    }

    private static Group gone(Group group) {
        return new Group(
                group.key(),
                null,
                CounterSums.NONE,
                GroupFacts.NONE,
                group.isLeaf()
                        ? List.of()
                        : group.children().stream().map(GroupComparison::gone).toList());
    }
}
