package app.marquee.ui.analytics.group;

import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;

import java.util.HashSet;
import java.util.Set;

/** Expansion state of a group tree. FX thread only. */
final class GroupExpansion {
    /** Up to here everything that was found is shown at once. */
    private static final long FEW = 300;

    /** More lines are not opened by one press. */
    private static final long MANY = 5_000;

    private final Set<GroupKey> open = new HashSet<>();
    private final Set<GroupKey> closedByHand = new HashSet<>();

    /** The expanded groups: those that the user expanded, and all where a search found few. */
    Set<GroupKey> in(Group all, boolean searched) {
        Set<GroupKey> keys = new HashSet<>(open);
        if (searched && all.facts().leaves() <= FEW) {
            collect(all, true, keys);
        }
        keys.removeAll(closedByHand);
        return keys;
    }

    void set(GroupKey key, boolean expanded) {
        if (expanded) {
            open.add(key);
            closedByHand.remove(key);
        } else {
            open.remove(key);
            closedByHand.add(key);
        }
    }

    /** Opens everything, but not the days and hours where they are many. */
    void openAll(Group all) {
        closedByHand.clear();
        collect(all, all.facts().rows() > MANY, open);
    }

    void closeAll() {
        open.clear();
    }

    private static void collect(Group group, boolean withoutTimes, Set<GroupKey> keys) {
        for (Group child : group.children()) {
            if (child.hasChildren() && !(withoutTimes && child.isLeaf())) {
                keys.add(child.key());
                collect(child, withoutTimes, keys);
            }
        }
    }
}
