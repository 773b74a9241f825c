package app.marquee.ui.control;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/**
 * Layer over a view with one card below the control it belongs to, above where there is more room,
 * or at the right edge. The card takes the focus and returns it when it closes: by Esc, by its
 * control, or by a press beside it. FX thread only.
 */
public final class Popover extends Pane {
    private static final double MARGIN = 8;
    private static final double GAP = 4;

    /** The border of the card. */
    private static final double EDGE = 1;

    private final Region around = new Region();
    private @Nullable Shown shown;

    private record Shown(ScrollPane card, Region content, Node anchor, boolean isBeside) {}

    Popover() {
        getStyleClass().add("popover-layer");
        around.setOnMousePressed(_ -> close());
        setPickOnBounds(false);
        Visibility.show(this, false);
    }

    /** Whether the card of this control is open. */
    public boolean isOpenFor(Node anchor) {
        return shown != null && shown.anchor().equals(anchor);
    }

    /** Opens the content below its control, or closes it where it is open. */
    public void toggle(Node anchor, Region content) {
        if (isOpenFor(anchor)) {
            close();
        } else {
            open(anchor, content, false);
        }
    }

    /** Opens the content at the right edge, as high as the view, in place of any other. */
    public void openBeside(Node anchor, Region content) {
        open(anchor, content, true);
    }

    private void open(Node anchor, Region content, boolean isBeside) {
        ScrollPane card = new ScrollPane(content);
        card.getStyleClass().add("popover");
        card.setFocusTraversable(false);
        card.setFitToWidth(true);
        card.setFitToHeight(hasList(content));
        card.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        card.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        shown = new Shown(card, content, anchor, isBeside);
        getChildren().setAll(around, card);
        setVisible(true);
        toFront();
        applyCss();
        layout();
        if (content.isFocusTraversable()) {
            content.requestFocus();
        } else {
            content.requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    /** Whether a part of it scrolls by itself, so that the card needn't. */
    private static boolean hasList(Region content) {
        return content.getChildrenUnmodifiable().stream()
                .anyMatch(part -> VBox.getVgrow(part) == Priority.ALWAYS);
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
        }
    }

    /** Closes the card, if one is open. */
    public void close() {
        Shown gone = shown;
        if (gone == null) {
            return;
        }
        shown = null;
        boolean hadFocus = gone.card().isFocusWithin() || gone.card().isFocused();
        gone.card().setContent(null);
        getChildren().clear();
        setVisible(false);
        if (hadFocus && gone.anchor().getScene() != null) {
            OverflowBar.inSight(gone.anchor()).requestFocus();
        }
    }

    @Override
    protected void layoutChildren() {
        Shown now = shown;
        if (now == null) {
            return;
        }
        around.resizeRelocate(0, 0, getWidth(), getHeight());
        if (now.isBeside()) {
            double wide = snapSizeX(Math.min(now.card().prefWidth(-1), getWidth() - 2 * MARGIN));
            now.card()
                    .resizeRelocate(
                            snapPositionX(getWidth() - wide - MARGIN),
                            MARGIN,
                            wide,
                            snapSizeY(getHeight() - 2 * MARGIN));
            return;
        }
        Node below = OverflowBar.inSight(now.anchor());
        Bounds anchor = sceneToLocal(below.localToScene(below.getLayoutBounds()));
        double width = Math.min(now.card().prefWidth(-1), getWidth() - 2 * MARGIN);
        double wanted =
                now.content().getContentBias() == Orientation.HORIZONTAL
                        ? now.content().prefHeight(width - 2 * EDGE) + 2 * EDGE
                        : now.card().prefHeight(width);
        double under = getHeight() - anchor.getMaxY() - GAP - MARGIN;
        double above = anchor.getMinY() - GAP - MARGIN;
        boolean isAbove = wanted > under && above > under;
        double height = Math.min(wanted, Math.max(0, isAbove ? above : under));
        double y = isAbove ? anchor.getMinY() - GAP - height : anchor.getMaxY() + GAP;
        double most = Math.max(MARGIN, getWidth() - width - MARGIN);
        now.card()
                .resizeRelocate(
                        snapPositionX(Math.clamp(anchor.getMinX(), MARGIN, most)),
                        snapPositionY(y),
                        snapSizeX(width),
                        snapSizeY(height));
    }
}
