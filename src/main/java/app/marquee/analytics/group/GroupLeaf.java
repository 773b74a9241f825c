package app.marquee.analytics.group;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.List;

/**
 * Innermost group, or one of its days or hours, with its widest group, for flat tables.
 *
 * @param top directly inside everything
 * @param around directly around the leaf; the top itself where nothing is between them
 * @param leaf the innermost that is no day or hour; the top itself where nothing is inside
 * @param place the leaf, or one of its days or hours
 */
public record GroupLeaf(Group top, Group around, Group leaf, Group place) {
    /** In the order of the tree. Pure; ends on interrupt. */
    public static List<GroupLeaf> of(Group all) throws InterruptedException {
        List<GroupLeaf> leaves = new ArrayList<>();
        for (Group top : all.children()) {
            collect(top, top, top, leaves);
        }
        return leaves;
    }

    private static void collect(Group top, Group around, Group group, List<GroupLeaf> into)
            throws InterruptedException {
        Interrupts.heed();
        if (!group.isLeaf()) {
            for (Group child : group.children()) {
                collect(top, group, child, into);
            }
        } else if (group.hasChildren()) {
            group.children().forEach(bucket -> into.add(new GroupLeaf(top, around, group, bucket)));
        } else {
            into.add(new GroupLeaf(top, around, group, group));
        }
    }

    /** Whether no group is between the widest and the leaf. */
    public boolean isInTop() {
        return around.key().equals(top.key());
    }

    /** Whether nothing is inside the widest group. */
    public boolean isTop() {
        return leaf.key().equals(top.key());
    }
}
