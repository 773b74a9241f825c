package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.List;
import java.util.stream.Stream;

/**
 * Notifier that tells {@link SnapshotAware} nodes when an image starts and ends. Overlapping images
 * are reported once: at the first start and the last end. FX thread only.
 */
public final class SnapshotNotifier {
    private final List<Node> parts;

    /** Creates a notifier for the visible nodes of a part of the window. */
    public SnapshotNotifier(Node whole) {
        parts = seen(whole).filter(SnapshotAware.class::isInstance).toList();
    }

    private static Stream<Node> seen(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(SnapshotNotifier::seen))
                : Stream.of(node);
    }

    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** Starts an image. */
    public void begin() {
        for (Node part : parts) {
            if (count(part, 1) == 1) {
                ((SnapshotAware) part).pictured(true);
            }
        }
    }

    /** Ends an image that was taken or dropped. */
    public void end() {
        for (Node part : parts) {
            if (count(part, -1) == 0) {
                ((SnapshotAware) part).pictured(false);
            }
        }
    }

    private static int count(Node part, int more) {
        int before =
                part.getProperties().get(SnapshotNotifier.class) instanceof Integer many ? many : 0;
        part.getProperties().put(SnapshotNotifier.class, before + more);
        return before + more;
    }
}
