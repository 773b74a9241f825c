package app.marquee.ui.overview;

import app.marquee.text.Messages;
import app.marquee.ui.analytics.card.TopList;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Lists of the videos that gained and lost most, beside each other. */
final class MoverLists extends HBox {
    private final TopList gained = new TopList("overview-gained");
    private final TopList lost = new TopList("overview-lost");

    MoverLists(Messages messages) {
        getStyleClass().add("overview-movers-lists");
        getChildren()
                .addAll(
                        half(messages.text("overview.gained"), gained),
                        half(messages.text("overview.lost"), lost));
    }

    private static VBox half(String title, TopList list) {
        Label head = new Label(title);
        head.getStyleClass().add("figure-caption");
        VBox half = new VBox(head, list);
        half.getStyleClass().add("overview-listed");
        half.setMinWidth(0);
        half.setPrefWidth(1);
        setHgrow(half, Priority.ALWAYS);
        return half;
    }

    void show(Videos.ByMetric by, OverviewRows rows) {
        gained.show(rows.moved(by.gained(), by.movers()));
        lost.show(rows.moved(by.lost(), by.movers()));
    }
}
