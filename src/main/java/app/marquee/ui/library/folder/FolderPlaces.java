package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderNode;
import app.marquee.service.folder.FolderTree;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** List of the places that an item can be moved to, in tree order. Thread-safe. */
final class FolderPlaces {
    private FolderPlaces() {}

    /**
     * Target of a move. Immutable.
     *
     * @param folder null is the top level
     * @param above the names above it, or empty
     */
    record Place(@Nullable FolderId folder, String name, String above, int level) {}

    private record Step(FolderNode node, String above, int level) {}

    /** The top level first, then every folder that can be changed, the unplaced ones last. */
    static List<Place> of(FolderTree tree, Messages messages) {
        List<Place> places = new ArrayList<>();
        places.add(new Place(null, messages.text("value.top"), "", 0));
        Deque<Step> open = new ArrayDeque<>();
        push(tree.unplaced(), "", 0, open);
        push(tree.roots(), "", 0, open);
        while (!open.isEmpty()) {
            Step step = open.pop();
            String name = name(step.node(), messages);
            places.add(new Place(step.node().id(), name, step.above(), step.level()));
            String path = step.above().isEmpty() ? name : step.above() + " / " + name;
            push(tree.children(step.node()), shortened(path), step.level() + 1, open);
        }
        return List.copyOf(places);
    }

    private static void push(List<FolderNode> nodes, String above, int level, Deque<Step> open) {
        nodes.reversed().stream()
                .filter(FolderNode::isOriginal)
                .forEach(node -> open.push(new Step(node, above, level)));
    }

    /** Shortens a path, which would be too long in a deep tree. */
    private static String shortened(String path) {
        int most = 200;
        return path.length() <= most ? path : "…" + path.substring(path.length() - most);
    }

    private static String name(FolderNode node, Messages messages) {
        return node.folder()
                .name()
                .toOptional()
                .orElseGet(
                        () -> messages.text("row.noName", ChangeWords.shortId(node.id().value())));
    }
}
