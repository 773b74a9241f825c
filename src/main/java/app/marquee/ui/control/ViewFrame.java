package app.marquee.ui.control;

import app.marquee.text.Messages;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
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

    /** Every count takes the room of this one at least. */
    private static final long MANY = 888;

    private final BorderPane parts = new BorderPane();
    private final Popover popover = new Popover();
    private final Messages messages;
    private final Label name;
    private final Label count = new Label();

    /** As wide as the longest count, so that a filter beside it stays in its place. */
    private final Label room = new Label();

    private final StackPane counted = new StackPane(room, count);
    private final OverflowBar head;
    private final OverflowBar.Slot switching;
    private final OverflowBar.Slot narrowing;
    private final OverflowBar.Slot actions;
    private Supplier<@Nullable Node> question = () -> null;
    private @Nullable TwoPanes inHeader;
    private boolean isNarrowed;
    private boolean isCounting;

    /**
     * @param messages of any bundle; only their language matters
     */
    public ViewFrame(Messages messages, String title, Node content) {
        this.messages = messages;
        name = new Label(title);
        name.getStyleClass().add("view-title");
        name.setMinWidth(Region.USE_PREF_SIZE);
        name.setAccessibleRole(AccessibleRole.TEXT);
        count.getStyleClass().add("view-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        room.getStyleClass().add("view-count-room");
        room.setMinWidth(Region.USE_PREF_SIZE);
        room.setVisible(false);
        makeRoom(MANY);
        StackPane.setAlignment(count, Pos.CENTER_LEFT);
        Visibility.show(counted, false);
        Visibility.show(count, false);
        head = new OverflowBar("view-more", messages);
        head.getStyleClass().add("view-header");
        head.addTitle(name);
        head.addTitle(counted);
        switching = head.slot();
        narrowing = head.slot();
        actions = head.rightSlot();
        getStyleClass().add("view-frame");
        parts.setTop(head);
        parts.setCenter(content);
        getChildren().addAll(parts, popover);
    }

    /** The innermost view that a node is in; empty while it is in none. */
    public static Optional<ViewFrame> around(Node node) {
        Parent parent = node.getParent();
        return parent == null
                ? Optional.empty()
                : parent instanceof ViewFrame frame ? Optional.of(frame) : around(parent);
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

    /** Leaves the place of the header to a side pane while it is alone. */
    void giveHeader(TwoPanes panes, boolean isAlone) {
        if (isAlone) {
            inHeader = panes;
        } else if (panes.equals(inHeader)) {
            inHeader = null;
        }
        Visibility.show(head, inHeader == null);
    }

    /** Closes a side pane that is alone, so that the header with the filter is there again. */
    public void takeHeader() {
        if (inHeader != null) {
            inHeader.close();
        }
    }

    /** Puts the focus into a required field, the first list or table, or else the content. */
    public void takeFocus() {
        Node required = question.get();
        Node content = parts.getCenter();
        if (required != null) {
            required.requestFocus();
            return;
        }
        focus(content);
        if (!isFocusWithin()) {
            requestFocusTraversal(TraversalDirection.NEXT);
        }
        if (getScene() != null && !content.isFocusWithin()) {
            focusOnceLaidOut(getScene(), content);
        }
    }

    private static void focus(Node content) {
        rows(content).ifPresentOrElse(Node::requestFocus, () -> takeFocusIn(content));
    }

    /**
     * The panes of a new view are in it once it is laid out; a user who went on isn't disturbed.
     */
    private static void focusOnceLaidOut(Scene scene, Node content) {
        Node before = scene.getFocusOwner();
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (Objects.equals(before, scene.getFocusOwner())) {
                            focus(content);
                        }
                    }
                });
    }

    private static void takeFocusIn(Node content) {
        if (first(content, FocusKeeper.class::isInstance).orElse(null) instanceof FocusKeeper it) {
            it.takeFocus();
        } else {
            content.requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    /** The first list or table of a content that takes the focus. */
    public static Optional<Node> rows(Node content) {
        return first(content, ViewFrame::hasRows);
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

    /**
     * Shows the number of rows beside the title.
     *
     * @param rows null while it means nothing
     */
    public ViewFrame counting(ObservableValue<@Nullable RowCount> rows) {
        isCounting = true;
        rows.subscribe(this::count);
        return this;
    }

    private void makeRoom(long rows) {
        String all = messages.formats().integer(Math.max(rows, MANY));
        room.setText(messages.text("pattern.of", all, all));
    }

    private void count(@Nullable RowCount rows) {
        Visibility.show(count, rows != null && rows.all() > 0);
        if (rows != null && rows.all() > 0) {
            boolean isAll = rows.shown() == rows.all();
            String all = messages.formats().integer(rows.all());
            String some = messages.formats().integer(rows.shown());
            makeRoom(rows.all());
            count.setText(isAll ? all : messages.text("pattern.of", some, all));
            count.setAccessibleText(
                    isAll
                            ? messages.plural("table.rows", rows.all())
                            : messages.plural("table.rows.of", rows.all(), rows.shown()));
        }
        keepRoom();
    }

    private void keepRoom() {
        room.setManaged(isNarrowed && isCounting);
        Visibility.show(counted, count.isVisible() || room.isManaged());
    }

    /** Sets the field that says what the view is about, beside its title. */
    public ViewFrame subject(Region field) {
        switching.addFields(field);
        return this;
    }

    /** Sets a control before the filter fields, which leaves when there is no room. */
    public ViewFrame switching(Node views) {
        switching.add(views);
        return this;
    }

    /** Sets the switch between views, before the filter fields; it becomes a menu at last. */
    public ViewFrame switching(ChoiceSwitch<?> views) {
        views.fold();
        switching.addFields(views);
        return this;
    }

    /** Shows a title that may be edited, after the way back, in place of its own. */
    public ViewFrame titled(Node back, Region title) {
        Visibility.show(name, false);
        switching.addFields(title);
        return leaving(back);
    }

    /** Sets the way back, before the title. */
    public ViewFrame leaving(Node back) {
        head.addFirst(back);
        return this;
    }

    /** Sets the filter fields beside the title, and messages on them. */
    public ViewFrame narrowing(Node... fields) {
        for (Node field : fields) {
            isNarrowed |= field instanceof FilterField;
            if (field instanceof TextInputControl
                    || field instanceof ComboBoxBase<?>
                    || field instanceof Label) {
                narrowing.addFields(field);
            } else {
                narrowing.add(field);
            }
        }
        keepRoom();
        return this;
    }

    /** Sets the buttons to the right; the last one, the primary one, stays however narrow it is. */
    public ViewFrame actions(Node... buttons) {
        actions.set(List.of());
        for (int i = 0; i < buttons.length - 1; i++) {
            actions.add(buttons[i]);
        }
        actions.addKept(buttons[buttons.length - 1]);
        return this;
    }

    /** Adds commands to the menu at the end of the header. */
    public ViewFrame more(ButtonBase... commands) {
        head.addToMenu(commands);
        return this;
    }
}
