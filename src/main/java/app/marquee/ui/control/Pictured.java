package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a view that is another one while a picture of it is taken: drawn in the size of the
 * picture, or without ages, which are no longer true when the picture is looked at. Both calls come
 * in pairs on the FX thread; pictures may overlap.
 */
public interface Pictured {
    /**
     * A picture is taken from now on.
     *
     * @param scale pixels of the picture for each of the window's
     */
    void pictured(int scale);

    /** That picture is taken, or was given up. */
    void pictureTaken();

    /** All that are seen in a part of the window. */
    static List<Pictured> in(Node node) {
        return seen(node)
                .flatMap(each -> each instanceof Pictured part ? Stream.of(part) : Stream.empty())
                .toList();
    }

    private static Stream<Node> seen(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(Pictured::seen))
                : Stream.of(node);
    }
}
