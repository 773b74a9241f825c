package app.marquee.ui.shell.notification;

import app.marquee.text.Messages;

import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Popup panel above the status bar that takes the focus and returns it when it closes. FX thread
 * only.
 */
public final class StatusPanel extends Pane {
    private static final double WIDTH = 34;
    private static final double MARGIN = 8;
    private static final double MOST_OF_HEIGHT = 0.7;

    private final Messages messages;
    private final Node bar;
    private final Region around = new Region();
    private @Nullable Shown shown;

    /** State of the open panel, with the node that had the focus before. */
    private record Shown(
            VBox card,
            Label title,
            Node foot,
            boolean right,
            @Nullable Node before,
            Runnable onClosed) {}

    /** Content of a panel. */
    public interface Content {
        String title();

        Region view();

        /** Button beside the title, or null. */
        default @Nullable Button tool() {
            return null;
        }

        /** The card has gone. */
        public void close();
    }

    /**
     * @param bar what the card stands on
     */
    public StatusPanel(Messages messages, Node bar) {
        this.messages = messages;
        this.bar = bar;
        around.setOnMousePressed(_ -> close());
        setPickOnBounds(false);
        setVisible(false);
    }

    /** Whether this card is the one that is shown. */
    public boolean shows(String id) {
        return shown != null && id.equals(shown.card().getId());
    }

    /**
     * Shows the content in place of what was shown before.
     *
     * @param above the control that the card belongs to
     */
    public void open(String id, Content content, Node above, boolean right) {
        close();
        Node before = getScene() == null ? null : getScene().getFocusOwner();
        Button close = new Button();
        close.setId("panel-close");
        close.getStyleClass().addAll("button-icon", "flat");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(messages.text("close"));
        close.setOnAction(_ -> close());
        Label title = new Label(content.title());
        VBox card = new VBox(head(title, content.tool(), close), scrolled(content.view()));
        card.setId(id);
        // Its shadow lies over the bar and is no part of it.
        card.setPickOnBounds(false);
        card.setAccessibleText(content.title());
        card.getStyleClass().add("status-panel");
        shown = new Shown(card, title, above, right, before, content::close);
        getChildren().setAll(around, card);
        setVisible(true);
        close.requestFocus();
    }

    private static HBox head(Label words, @Nullable Button tool, Button close) {
        words.getStyleClass().add("heading");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox head = tool == null ? new HBox(words, close) : new HBox(words, tool, close);
        head.getStyleClass().add("status-panel-head");
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private static ScrollPane scrolled(Region view) {
        ScrollPane scroll = new ScrollPane(view);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        // Wrapped texts are as high as their width makes them.
        view.heightProperty()
                .subscribe(height -> scroll.setPrefViewportHeight(height.doubleValue()));
        return scroll;
    }

    /** Closes the panel; false when there was none. */
    public boolean close() {
        Shown gone = shown;
        if (gone == null) {
            return false;
        }
        shown = null;
        boolean hadFocus = hasFocus(gone.card());
        getChildren().clear();
        setVisible(false);
        gone.onClosed().run();
        Node before = gone.before();
        if (hadFocus && before != null && before.getScene() != null) {
            before.requestFocus();
        }
        return true;
    }

    private boolean hasFocus(Node card) {
        for (Node each = getScene() == null ? null : getScene().getFocusOwner();
                each != null;
                each = each.getParent()) {
            if (each.equals(card)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void layoutChildren() {
        Shown now = shown;
        if (now == null) {
            return;
        }
        Bounds foot = sceneToLocal(bar.localToScene(bar.getLayoutBounds()));
        Bounds beside = sceneToLocal(now.foot().localToScene(now.foot().getLayoutBounds()));
        double em = now.title().getFont().getSize();
        double width = Math.min(WIDTH * em, getWidth() - 2 * MARGIN);
        double height = Math.min(now.card().prefHeight(width), foot.getMinY() * MOST_OF_HEIGHT);
        double wanted = now.right() ? beside.getMaxX() - width : beside.getMinX();
        around.resizeRelocate(0, 0, getWidth(), foot.getMinY());
        now.card()
                .resizeRelocate(
                        Math.clamp(wanted, MARGIN, Math.max(MARGIN, getWidth() - width - MARGIN)),
                        foot.getMinY() - height - MARGIN,
                        width,
                        height);
    }
}
