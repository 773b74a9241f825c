package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.List;
import java.util.stream.Stream;

/**
 * Tells what is another one in pictures when a picture is taken and when it is done. Pictures may
 * overlap: a part hears of the first that begins and the last that ends. On the FX thread.
 */
public final class SnapshotNotifier {
    private final List<Node> parts;

    /** Those that are seen in a part of the window. */
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

    /** A picture is taken from now on. */
    public void begin() {
        for (Node part : parts) {
            if (count(part, 1) == 1) {
                ((SnapshotAware) part).pictured(true);
            }
        }
    }

    /** That picture is taken, or was given up. */
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
