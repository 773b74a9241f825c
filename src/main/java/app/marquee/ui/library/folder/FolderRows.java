package app.marquee.ui.library.folder;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.service.folder.FolderKey;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderTree;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.control.table.SearchWords;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Layout of a tree as its visible rows, without recursion. Thread-safe.
 *
 * @param whole whether the tree is all there is: only then there is a top level, and a heading for
 *     unplaced folders
 * @param expanded the rows that the user opened
 * @param filter the words that the user typed; matching rows are shown with all parents
 * @param marks marks of changes, by folder
 * @param waiting the pending changes
 */
record FolderRows(
        FolderTree tree,
        boolean whole,
        Set<RowKey> expanded,
        SearchWords filter,
        Map<FolderId, ChangeMark> marks,
        PendingChangeIndex waiting) {
    private static final ChangeMark NONE = new ChangeMark.None();

    FolderRows {
        expanded = Set.copyOf(expanded);
        marks = Map.copyOf(marks);
    }

    private record Step(FolderNode node, int level) {}

    /** Rule for the folders that are shown, and for those that are open. */
    private interface Choice {
        boolean shows(FolderNode node);

        boolean opens(RowKey key);
    }

    List<FolderRow> rows() {
        return filter.words().isEmpty() ? rows(all()) : rows(found());
    }

    private Choice all() {
        return new Choice() {
            @Override
            public boolean shows(FolderNode node) {
                return true;
            }

            @Override
            public boolean opens(RowKey key) {
                return expanded.contains(key);
            }
        };
    }

    /** The folders that match the filter, with all parents. */
    private Choice found() {
        Predicate<FolderNode> fits =
                filter.in(
                        node ->
                                Stream.concat(
                                        node.folder().name().toOptional().stream(),
                                        Stream.of(node.id().value())));
        Set<FolderKey> shown = new HashSet<>();
        Set<RowKey> open = new HashSet<>();
        open.add(new RowKey.Unplaced());
        for (FolderNode node : tree.nodes()) {
            if (fits.test(node)) {
                shown.add(node.key());
                for (FolderNode above : wayTo(node)) {
                    shown.add(above.key());
                    open.add(new RowKey.Entry(above.key()));
                }
            }
        }
        return new Choice() {
            @Override
            public boolean shows(FolderNode node) {
                return shown.contains(node.key());
            }

            @Override
            public boolean opens(RowKey key) {
                return open.contains(key);
            }
        };
    }

    private List<FolderNode> wayTo(FolderNode node) {
        List<FolderNode> path = node.isOriginal() ? tree.path(node.id()) : List.of(node);
        return path.subList(0, path.size() - 1);
    }

    private List<FolderRow> rows(Choice choice) {
        List<FolderRow> rows = new ArrayList<>();
        if (whole && filter.words().isEmpty()) {
            rows.add(new FolderRow(new RowKey.Top(), 0, true, tree.roots().size(), null, NONE));
        }
        addAll(tree.roots(), 0, choice, rows);
        addUnplaced(choice, rows);
        return List.copyOf(rows);
    }

    private void addUnplaced(Choice choice, List<FolderRow> rows) {
        List<FolderNode> unplaced = tree.unplaced().stream().filter(choice::shows).toList();
        if (unplaced.isEmpty()) {
            return;
        }
        if (!whole) {
            addAll(unplaced, 0, choice, rows);
            return;
        }
        RowKey heading = new RowKey.Unplaced();
        boolean open = choice.opens(heading);
        rows.add(new FolderRow(heading, 0, open, unplaced.size(), null, NONE));
        if (open) {
            addAll(unplaced, 1, choice, rows);
        }
    }

    private void addAll(List<FolderNode> level, int depth, Choice choice, List<FolderRow> rows) {
        Deque<Step> open = new ArrayDeque<>();
        push(level, depth, choice, open);
        while (!open.isEmpty()) {
            Step step = open.pop();
            List<FolderNode> below = tree.children(step.node());
            RowKey key = new RowKey.Entry(step.node().key());
            boolean expanded = !below.isEmpty() && choice.opens(key);
            ChangeMark mark = mark(step.node());
            rows.add(new FolderRow(key, step.level(), expanded, below.size(), step.node(), mark));
            if (expanded) {
                push(below, step.level() + 1, choice, open);
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

    private static void push(List<FolderNode> nodes, int level, Choice choice, Deque<Step> open) {
        for (FolderNode node : nodes.reversed()) {
            if (choice.shows(node)) {
                open.push(new Step(node, level));
            }
        }
    }
}
