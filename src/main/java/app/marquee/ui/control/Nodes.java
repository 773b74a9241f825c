package app.marquee.ui.control;

import javafx.scene.Node;

import java.util.List;

/**
 * Updates of child lists that leave alone what stays: a node that is removed and added again is
 * styled and laid out again, with everything in it. FX thread only.
 */
public final class Nodes {
    private Nodes() {}

    /** Makes a list have just these nodes, in their order. */
    public static void arrange(List<Node> there, List<? extends Node> next) {
        there.retainAll(next);
        for (int place = 0; place < next.size(); place++) {
            if (place == there.size() || !there.get(place).equals(next.get(place))) {
                there.add(place, next.get(place));
            }
        }
    }
}
