package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;

/**
 * Pair of a list and its detail: side by side, or one at a time with a way back where the view is
 * too narrow for its text size. FX thread only.
 */
public final class TwoPanes extends StackPane {
    /** Effective width, at the usual text size, from which both are shown. */
    private static final double BOTH = 760;

    private final Node list;
    private final StackPane detail = new StackPane();
    private final SplitPane split = new SplitPane();
    private final HBox head;
    private final VBox alone;
    private boolean narrow;
    private boolean open;

    /**
     * @param back title of the button that leads back to the list
     * @param onBack called when it is pressed
     */
    public TwoPanes(Node list, double share, ViewMemory memory, String back, Runnable onBack) {
        this.list = list;
        Button button = Buttons.titled("list-back", back, "fth-chevron-left");
        button.getStyleClass().add("flat");
        button.setOnAction(
                _ -> {
                    showList();
                    onBack.run();
                });
        head = new HBox(button);
        head.getStyleClass().add("list-back");
        alone = new VBox(head);
        split.getItems().addAll(list, detail);
        SplitMemory.attach(split, memory, share);
        getChildren().setAll(split);
        TextScale.follow(this, _ -> arrange());
        widthProperty().subscribe((_, _) -> arrange());
    }

    /** Replaces the detail. */
    public void detail(Node shown) {
        detail.getChildren().setAll(shown);
    }

    /** Shows the detail, where there is room for one only. */
    public void showDetail() {
        open = true;
        arrange();
    }

    /** Shows the list, where there is room for one only. */
    public void showList() {
        open = false;
        arrange();
    }

    private void arrange() {
        narrow = getWidth() > 0 && getWidth() / TextScale.now(this) < BOTH;
        if (!narrow) {
            if (!getChildren().equals(List.of(split))) {
                alone.getChildren().setAll(head);
                split.getItems().setAll(list, detail);
                getChildren().setAll(split);
            }
            return;
        }
        Node wanted = open ? alone : list;
        if (getChildren().equals(List.of(wanted))) {
            return;
        }
        split.getItems().clear();
        getChildren().clear();
        if (open) {
            VBox.setVgrow(detail, Priority.ALWAYS);
            alone.getChildren().setAll(head, detail);
        } else {
            alone.getChildren().setAll(head);
        }
        getChildren().setAll(wanted);
    }

    @Override
    protected double computeMinWidth(double height) {
        // As narrow as one of them, so that a section never scrolls sideways for both.
        return Math.max(list.minWidth(-1), detail.minWidth(-1));
    }
}
