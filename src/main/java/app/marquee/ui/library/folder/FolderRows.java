package app.marquee.ui.library.folder;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderTree;
import app.marquee.ui.change.PendingChangeIndex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Layout of a tree as its visible rows, without recursion. Thread-safe.
 *
 * @param whole whether the tree is all there is: only then there is a top level, and a heading for
 *     unplaced folders
 * @param expanded the rows that the user opened
 * @param marks marks of changes, by folder
 * @param waiting the pending changes
 */
record FolderRows(
        FolderTree tree,
        boolean whole,
        Set<RowKey> expanded,
        Map<FolderId, ChangeMark> marks,
        PendingChangeIndex waiting) {
    private static final ChangeMark NONE = new ChangeMark.None();

    FolderRows {
        expanded = Set.copyOf(expanded);
        marks = Map.copyOf(marks);
    }

    private record Step(FolderNode node, int level) {}

    List<FolderRow> rows() {
        List<FolderRow> rows = new ArrayList<>();
        if (whole) {
            rows.add(new FolderRow(new RowKey.Top(), 0, true, tree.roots().size(), null, NONE));
        }
        addAll(tree.roots(), 0, rows);
        addUnplaced(rows);
        return List.copyOf(rows);
    }

    private void addUnplaced(List<FolderRow> rows) {
        List<FolderNode> unplaced = tree.unplaced();
        if (unplaced.isEmpty()) {
            return;
        }
        if (!whole) {
            addAll(unplaced, 0, rows);
            return;
        }
        RowKey heading = new RowKey.Unplaced();
        boolean open = expanded.contains(heading);
        rows.add(new FolderRow(heading, 0, open, unplaced.size(), null, NONE));
        if (open) {
            addAll(unplaced, 1, rows);
        }
    }

    private void addAll(List<FolderNode> level, int depth, List<FolderRow> rows) {
        Deque<Step> open = new ArrayDeque<>();
        push(level, depth, open);
        while (!open.isEmpty()) {
            Step step = open.pop();
            List<FolderNode> below = tree.children(step.node());
            RowKey key = new RowKey.Entry(step.node().key());
            boolean isOpen = !below.isEmpty() && expanded.contains(key);
            ChangeMark mark = mark(step.node());
            rows.add(new FolderRow(key, step.level(), isOpen, below.size(), step.node(), mark));
            if (isOpen) {
                push(below, step.level() + 1, open);
            }
        }
    }

    /** The mark of a folder: a change in progress or failed precedes a pending one. */
    private ChangeMark mark(FolderNode node) {
        if (!node.isOriginal()) {
            return NONE;
        }
        ChangeMark mark = marks.getOrDefault(node.id(), NONE);
        List<ChangeLine> lines =
                mark.equals(NONE) ? waiting.about(ItemKind.FOLDER, node.id().value()) : List.of();
        return lines.isEmpty() ? mark : new ChangeMark.Waiting(lines);
    }

    private static void push(List<FolderNode> nodes, int level, Deque<Step> open) {
        for (FolderNode node : nodes.reversed()) {
            open.push(new Step(node, level));
        }
    }
}
