package app.marquee.ui.shell;

import app.marquee.ui.control.form.FocusScroller;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;

/**
 * Scroll pane that gives a section the window's space but never less than its minimum size. FX
 * thread only.
 */
final class SectionScrollPane extends ScrollPane {
    private final StackPane whole = new StackPane();

    SectionScrollPane() {
        getStyleClass().add("section-room");
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
        // As small as the window: what does not fit is scrolled.
        setMinSize(0, 0);
        setContent(whole);
        new FocusScroller(this, whole).followFocus();
    }

    void show(Node view) {
        whole.getChildren().setAll(view);
        setHvalue(0);
        setVvalue(0);
    }

    void clear() {
        whole.getChildren().clear();
    }
}
