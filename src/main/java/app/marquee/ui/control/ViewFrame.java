package app.marquee.ui.control;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Frame of a view: title to the left, then filters, and actions to the right. Every section uses
 * it, so that all of them start at the same line.
 */
public final class ViewFrame extends StackPane {
    private static final Set<AccessibleRole> ROWS =
            EnumSet.of(
                    AccessibleRole.TABLE_VIEW,
                    AccessibleRole.TREE_TABLE_VIEW,
                    AccessibleRole.TREE_VIEW,
                    AccessibleRole.LIST_VIEW);

    private final BorderPane parts = new BorderPane();
    private final Popover popover = new Popover();
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
        parts.setTop(new ViewHead(this.title, narrowing, actions));
        parts.setCenter(content);
        getChildren().addAll(parts, popover);
    }

    /** The cards that open over this view. */
    public Popover popover() {
        return popover;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        popover.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /** Puts the focus into a required field, the first list or table, or else the content. */
    public void takeFocus() {
        Node required = question.get();
        Node content = parts.getCenter();
        if (required != null) {
            required.requestFocus();
            return;
        }
        first(content, ViewFrame::hasRows)
                .ifPresentOrElse(Node::requestFocus, () -> takeFocusIn(content));
        if (!isFocusWithin()) {
            requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    private static void takeFocusIn(Node content) {
        if (first(content, FocusKeeper.class::isInstance).orElse(null) instanceof FocusKeeper it) {
            it.takeFocus();
        } else {
            content.requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    private static boolean hasRows(Node node) {
        return node.isFocusTraversable() && ROWS.contains(node.getAccessibleRole());
    }

    private static Optional<Node> first(Node node, Predicate<Node> wanted) {
        if (!node.isVisible() || node.isDisabled()) {
            return Optional.empty();
        }
        if (wanted.test(node)) {
            return Optional.of(node);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .flatMap(each -> first(each, wanted).stream())
                        .findFirst()
                : Optional.empty();
    }

    /**
     * Sets a field that is required before there is anything to filter.
     *
     * @param open the field; null while none is required
     */
    public ViewFrame asking(Supplier<@Nullable Node> open) {
        question = open;
        return this;
    }

    /** Sets the switch between views, before the filter fields. */
    public ViewFrame switching(Node views) {
        narrowing.getChildren().addFirst(views);
        return this;
    }

    /** Sets the filter fields beside the title. */
    public ViewFrame narrowing(Node... fields) {
        narrowing.getChildren().addAll(fields);
        return this;
    }

    /** Sets the buttons to the right. */
    public ViewFrame actions(Node... buttons) {
        actions.getChildren().addAll(buttons);
        actions.setMinWidth(Region.USE_PREF_SIZE);
        return this;
    }
}
