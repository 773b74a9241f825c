package app.marquee.ui.control;

import app.marquee.text.Messages;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Pair of a main pane and a side pane, arranged by {@link EffectiveWidth}: beside each other, the
 * side pane over a part of the main one, or one at a time. Over or in place of the main pane the
 * side pane is opened and closed: it takes the focus, and Esc closes it and gives the focus back.
 * FX thread only.
 */
public final class TwoPanes extends StackPane {
    /** Width in pixels at the usual text size of a side pane that lies over the main one. */
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

    private static final double WIDTH = 500;

    /** Width in pixels at the usual text size that stays of a main pane below the side pane. */
    private static final double SEEN = 48;

    private final Node main;
    private final Position position;
    private final StackPane side = new StackPane();

    /** Where the side pane is over or in place of the main one. */
    private final StackPane covering = new StackPane();

    private final SplitPane split = new SplitPane();
    private final Button back;
    private final VBox panel;
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final ReadOnlyBooleanWrapper narrow = new ReadOnlyBooleanWrapper(this, "narrow");
    private final ReadOnlyBooleanWrapper alone = new ReadOnlyBooleanWrapper(this, "alone");
    private double width = WIDTH;
    private boolean closable;
    private boolean offered = true;
    private double effective = EffectiveWidth.TWO_PANES;
    private @Nullable Node opener;

    /** Place of the side pane beside the main one; over it, a lower one is at the right. */
    public enum Position {
        LEFT,
        RIGHT,
        BELOW
    }

    /**
     * @param id in kebab case, with which the button that closes the side pane begins
     * @param share of the first pane where there is room for both
     * @param messages of any bundle; only their language matters
     */
    public TwoPanes(
            String id,
            Node main,
            Position position,
            double share,
            ViewMemory memory,
            Messages messages) {
        this.main = main;
        this.position = position;
        this.back = Buttons.back(id + "-back", messages);
        back.setOnAction(_ -> close());
        HBox head = new HBox(back);
        head.getStyleClass().add("side-head");
        VBox.setVgrow(covering, Priority.ALWAYS);
        this.panel = new VBox(head, covering);
        panel.getStyleClass().add("side-pane");
        setAlignment(position == Position.LEFT ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        split.setOrientation(
                position == Position.BELOW ? Orientation.VERTICAL : Orientation.HORIZONTAL);
        SplitMemory.attach(split, memory, share);
        addEventFilter(KeyEvent.KEY_PRESSED, this::beforeKey);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        open.subscribe(this::arrange);
        EffectiveWidth.follow(this, this::adapt);
        widthProperty().subscribe((_, _) -> fit());
    }

    /** Sets the width of a side pane that lies over the main one, at the usual text size. */
    public TwoPanes wide(double pixels) {
        width = pixels;
        return this;
    }

    /** Lets the side pane be closed where there is room for both, too. */
    public TwoPanes closable() {
        closable = true;
        arrange();
        return this;
    }

    /** Sets whether the side pane has anything to show; else the main one has all the room. */
    public void offer(boolean something) {
        if (something != offered) {
            offered = something;
            arrange();
        }
    }

    /** Replaces the content of the side pane. */
    public TwoPanes side(Node shown) {
        side.getChildren().setAll(shown);
        return this;
    }

    /**
     * Opens the side pane at a click on one of these rows, and at Enter where it was closed.
     *
     * @param rows such as a table in the main pane
     */
    public TwoPanes openedFrom(Node rows) {
        rows.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    if (isChoice(event)) {
                        open();
                    }
                });
        rows.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (isEnter(event) && isNarrow() && !open.get()) {
                        open();
                        event.consume();
                    }
                });
        return this;
    }

    /** Shows the main pane after a choice in the side pane, where there is room for one only. */
    public void chosen() {
        if (effective < EffectiveWidth.ONE_PANE) {
            close();
        }
    }

    /** The same at a click on one of these rows. */
    public TwoPanes closedFrom(Node rows) {
        rows.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    if (isChoice(event)) {
                        chosen();
                    }
                });
        return this;
    }

    /** The side pane has something to show, which stays in sight when the window gets narrow. */
    public void fill() {
        if (!isNarrow()) {
            open.set(true);
        }
    }

    /** Opens the side pane and gives it the focus, where it covers the main one. */
    public void open() {
        if (open.get()) {
            return;
        }
        opener = getScene() == null ? null : getScene().getFocusOwner();
        open.set(true);
        if (isNarrow()) {
            back.requestFocus();
        }
    }

    /** Closes the side pane and gives the focus back. */
    public void close() {
        boolean hadFocus = side.isFocusWithin() || panel.isFocusWithin();
        open.set(false);
        Node returned = opener;
        opener = null;
        if (hadFocus && returned != null && returned.getScene() != null) {
            returned.requestFocus();
        } else if (hadFocus) {
            main.requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    public BooleanProperty openProperty() {
        return open;
    }

    /** Whether there is no room for both. */
    public ReadOnlyBooleanProperty narrowProperty() {
        return narrow.getReadOnlyProperty();
    }

    /** Whether the side pane is in place of the main one, and of what is above it. */
    public ReadOnlyBooleanProperty aloneProperty() {
        return alone.getReadOnlyProperty();
    }

    private boolean isNarrow() {
        return narrow.get();
    }

    private static boolean isChoice(MouseEvent event) {
        return event.getButton() == MouseButton.PRIMARY
                && !event.isShortcutDown()
                && !event.isShiftDown()
                && Stream.iterate(
                                event.getPickResult().getIntersectedNode(),
                                Objects::nonNull,
                                Node::getParent)
                        .anyMatch(node -> node instanceof IndexedCell<?> cell && !cell.isEmpty());
    }

    private static boolean isEnter(KeyEvent event) {
        return event.getCode() == KeyCode.ENTER
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.isShiftDown()
                && !(event.getTarget() instanceof TextInputControl);
    }

    /** Before tables, which consume Esc needlessly, but after a text that is edited. */
    private void beforeKey(KeyEvent event) {
        if (!(event.getTarget() instanceof TextInputControl)) {
            onKey(event);
        }
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && isNarrow() && open.get()) {
            close();
            event.consume();
        }
    }

    private void adapt(double width) {
        effective = width;
        narrow.set(width < EffectiveWidth.TWO_PANES);
        arrange();
    }

    private void arrange() {
        boolean isOpen = open.get() && offered;
        if (!isNarrow()) {
            boolean both = isOpen || (offered && !closable);
            put(both ? inOrder() : List.of(main), List.of(), List.of(split));
        } else if (!isOpen) {
            put(List.of(), List.of(), List.of(main));
        } else {
            put(List.of(), List.of(side), isAlone() ? List.of(panel) : List.of(main, panel));
        }
        fit();
        panel.pseudoClassStateChanged(ALONE, isAlone());
        alone.set(isAlone());
        frame().ifPresent(frame -> frame.giveHeader(this, isAlone()));
    }

    /** Whether the side pane is in place of the main one, and of the header above it. */
    private boolean isAlone() {
        return isNarrow() && open.get() && offered && effective < EffectiveWidth.ONE_PANE;
    }

    private Optional<ViewFrame> frame() {
        return Stream.iterate(getParent(), Objects::nonNull, Node::getParent)
                .filter(ViewFrame.class::isInstance)
                .map(ViewFrame.class::cast)
                .findFirst();
    }

    private List<Node> inOrder() {
        return position == Position.LEFT ? List.of(side, main) : List.of(main, side);
    }

    /** Moves the panes between their places; a node can be in one only. */
    private void put(List<Node> together, List<Node> alone, List<Node> shown) {
        split.getItems().retainAll(together);
        covering.getChildren().retainAll(alone);
        getChildren().retainAll(shown);
        Nodes.arrange(split.getItems(), together);
        Nodes.arrange(covering.getChildren(), alone);
        Nodes.arrange(getChildren(), shown);
    }

    private void fit() {
        double scale = TextScale.now(this);
        double most =
                effective < EffectiveWidth.ONE_PANE
                        ? Double.MAX_VALUE
                        : Math.min(
                                Math.max(width * scale, side.minWidth(-1)),
                                Math.max(0, getWidth() - SEEN * scale));
        panel.setMaxWidth(most);
    }

    @Override
    protected double computeMinWidth(double height) {
        // As narrow as one of them, so that a section never scrolls sideways for both.
        return Math.max(main.minWidth(-1), side.minWidth(-1));
    }
}
