package app.marquee.canary.ui.library;

import javafx.scene.Node;

/** Canary: a view that looks up a control. */
final class LooksUp {
    Node found(Node view) {
        return view.lookup("#other");
    }
}
