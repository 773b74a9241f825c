package app.marquee.ui.control.state;

import app.marquee.ui.control.Messages;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Skeleton of rows or of a chart, shown during the first load. */
final class Skeleton extends VBox {
    private static final int ROWS = 8;

    private Skeleton(Messages messages) {
        getStyleClass().add("skeleton");
        setAccessibleText(messages.text("state.loading"));
    }

    static Skeleton ofRows(Messages messages) {
        Skeleton skeleton = new Skeleton(messages);
        for (int row = 0; row < ROWS; row++) {
            skeleton.getChildren().add(row(row));
        }
        return skeleton;
    }

    /** A plane, as that of a chart or a map. */
    static Skeleton ofPlane(Messages messages) {
        Skeleton skeleton = new Skeleton(messages);
        Region plane = new Region();
        plane.getStyleClass().add("skeleton-plane");
        VBox.setVgrow(plane, Priority.ALWAYS);
        skeleton.getChildren().add(plane);
        return skeleton;
    }

    private static HBox row(int index) {
        Region wide = bar("skeleton-wide");
        HBox.setHgrow(wide, Priority.ALWAYS);
        HBox row = new HBox(bar("skeleton-mark"), wide, bar("skeleton-narrow"));
        row.getStyleClass().add("skeleton-row");
        row.setOpacity(1 - index / (double) (ROWS + 2));
        return row;
    }

    private static Region bar(String style) {
        Region bar = new Region();
        bar.getStyleClass().addAll("skeleton-bar", style);
        return bar;
    }
}
