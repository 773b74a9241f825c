package app.marquee.analytics.group;

import app.marquee.analytics.CounterSums;
import app.marquee.analytics.TreeLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Group as a table row.
 *
 * @param depth 0 for the outermost
 */
public record GroupLine(Group group, int depth, boolean expanded) implements TreeLine<GroupKey> {
    @Override
    public GroupKey key() {
        return group.key();
    }

    @Override
    public boolean isExpandable() {
        return group.hasChildren();
    }

    @Override
    public CounterSums sums() {
        return group.sums();
    }

    /** What is inside, that of expanded groups included, in its order. Pure. */
    public static List<GroupLine> of(Group all, Set<GroupKey> expanded) {
        List<GroupLine> lines = new ArrayList<>();
        all.children().forEach(child -> add(child, 0, expanded, lines));
        return lines;
    }

    private static void add(Group group, int depth, Set<GroupKey> expanded, List<GroupLine> lines) {
        boolean open = group.hasChildren() && expanded.contains(group.key());
        lines.add(new GroupLine(group, depth, open));
        if (open) {
            group.children().forEach(child -> add(child, depth + 1, expanded, lines));
        }
    }
}
