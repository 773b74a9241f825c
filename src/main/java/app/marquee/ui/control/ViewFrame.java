package app.marquee.ui.control;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/**
 * A view with its head: title to the left, then what narrows it, and what acts on it to the right.
 * Every section uses it, so that all of them begin at the same line.
 */
public final class ViewFrame extends BorderPane {
    private final Label title = new Label();
    private final HBox narrowing = new HBox();
    private final HBox actions = new HBox();

    public ViewFrame(String title, Node content) {
        this.title.setText(title);
        this.title.getStyleClass().add("view-title");
        this.title.setMinWidth(Region.USE_PREF_SIZE);
        this.title.setAccessibleRole(AccessibleRole.TEXT);
        narrowing.getStyleClass().add("view-tools");
        actions.getStyleClass().add("view-tools");
        getStyleClass().add("view-frame");
        setTop(new ViewHead(this.title, narrowing, actions));
        setCenter(content);
    }

    /** The keys go where work begins: what narrows the view, or else what is in it. */
    public void takeFocus() {
        if (narrowing.getChildren().isEmpty()) {
            getCenter().requestFocusTraversal(TraversalDirection.NEXT);
        }
        if (!isFocusWithin()) {
            requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    /** Fields beside the title that narrow what is shown. */
    public ViewFrame narrowing(Node... fields) {
        narrowing.getChildren().addAll(fields);
        return this;
    }

    /** Buttons to the right. */
    public ViewFrame actions(Node... buttons) {
        actions.getChildren().addAll(buttons);
        actions.setMinWidth(Region.USE_PREF_SIZE);
        return this;
    }
}
