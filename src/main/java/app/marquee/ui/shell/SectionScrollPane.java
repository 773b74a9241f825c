package app.marquee.ui.shell;

import app.marquee.ui.control.form.FocusScroller;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;

/**
 * The room that a section has: all of the window's, and never less than the section needs. Where
 * the window is smaller, or its text larger, the section scrolls instead of being cut. On the FX
 * thread.
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
