package app.marquee.analytics.group;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Filter of groups: keeps matching leaves and their surrounding groups, with new sums. Thread-safe;
 * ends on interrupt.
 */
public final class GroupFilter {
    private final Predicate<List<Group>> passes;

    /**
     * @param passes is asked for every leaf with the groups around it, the widest first
     */
    public GroupFilter(Predicate<List<Group>> passes) {
        this.passes = passes;
    }

    public Group of(Group all) throws InterruptedException {
        return around(all, List.of());
    }

    private Group around(Group group, List<Group> path) throws InterruptedException {
        List<Group> kept = new ArrayList<>();
        for (Group child : group.children()) {
            Interrupts.heed();
            List<Group> inside = new ArrayList<>(path);
            inside.add(child);
            if (child.isLeaf()) {
                if (passes.test(inside)) {
                    kept.add(child);
                }
            } else {
                Group left = around(child, inside);
                if (left.hasChildren()) {
                    kept.add(left);
                }
            }
        }
        return Group.around(group.key(), List.copyOf(kept));
    }
}
