package app.marquee.ui.control;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/**
 * A view with its head: title to the left, then what narrows it, and what acts on it to the right.
 * Every section uses it, so that all of them begin at the same line.
 */
public final class ViewFrame extends BorderPane {
    private final Label title = new Label();
    private final HBox narrowing = new HBox();
    private final HBox actions = new HBox();
    private Supplier<@Nullable Node> question = () -> null;

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

    /**
     * The keys go where work begins: what has to be answered first, what narrows the view, or else
     * what is in it.
     */
    public void takeFocus() {
        Node first = question.get();
        if (first != null) {
            first.requestFocus();
            return;
        }
        if (narrowing.getChildren().isEmpty()) {
            getCenter().requestFocusTraversal(TraversalDirection.NEXT);
        }
        if (!isFocusWithin()) {
            requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    /**
     * What has to be answered before there is anything to narrow.
     *
     * @param open the field; null while there is nothing to answer
     */
    public ViewFrame asking(Supplier<@Nullable Node> open) {
        question = open;
        return this;
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
