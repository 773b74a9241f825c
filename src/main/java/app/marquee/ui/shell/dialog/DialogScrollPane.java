package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.form.FocusScroller;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** Scroll pane for a dialog's content that keeps title and buttons in view. FX thread only. */
final class DialogScrollPane extends ScrollPane {
    private final StackPane whole;

    DialogScrollPane(Region content) {
        this.whole = new StackPane(content);
        whole.getStyleClass().add("card-content");
        getStyleClass().add("card-room");
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        setMinHeight(0);
        setContent(whole);
        new FocusScroller(this, whole).followFocus();
    }

    /** Words break in the width that there is. */
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return whole.minWidth(height);
    }
}
