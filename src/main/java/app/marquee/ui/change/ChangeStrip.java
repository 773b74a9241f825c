package app.marquee.ui.change;

import app.marquee.model.failure.Failure;
import app.marquee.ui.control.LazyChildren;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * List of the batches applied in a view, the latest first, with state, undo and reason. A bar above
 * it shows why sending paused. FX thread only.
 */
public final class ChangeStrip extends VBox {
    private static final double TALL = 220;

    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final BiConsumer<ChangeBatch, Failure> onWhy;
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final Button all = new Button();
    private boolean whole;

    /**
     * @param onWhy shows why a batch was not applied
     */
    public ChangeStrip(
            ChangeFlowViewModel flow,
            Messages messages,
            ZoneId zone,
            BiConsumer<ChangeBatch, Failure> onWhy) {
        this.flow = flow;
        this.messages = messages.of("change");
        this.onWhy = onWhy;
        getStyleClass().add("change-strip");
        list.setId("changes-list");
        list.getStyleClass().add("change-list");
        scroll.setFitToWidth(true);
        scroll.prefViewportHeightProperty().bind(Bindings.min(list.heightProperty(), TALL));
        scroll.setMinHeight(USE_PREF_SIZE);
        scroll.getStyleClass().add("change-scroll");
        all.setId("changes-all");
        all.getStyleClass().addAll("flat", "small");
        all.setOnAction(_ -> showAll(!whole));
        // The bar shows and hides itself.
        new SendingBar(flow, messages, "changes-cancel", this);
        flow.gestures().addListener((ListChangeListener<ChangeBatch>) _ -> show());
        show();
        LazyChildren.of(this, paused(zone), head(), scroll);
    }

    private HBox head() {
        Label title = new Label(messages.text("section.changes"));
        title.getStyleClass().add("heading");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new HBox(title, space, all);
        head.getStyleClass().add("change-head");
        return head;
    }

    private PausedBar paused(ZoneId zone) {
        Button drop = ReviewDialog.button("changes-cancel", messages.text("strip.drop"));
        drop.setOnAction(_ -> flow.giveUpWaiting());
        return new PausedBar(flow, messages, zone, "changes-apply", drop);
    }

    private void showAll(boolean every) {
        whole = every;
        show();
    }

    private void show() {
        List<ChangeBatch> gestures = flow.gestures();
        Visibility.show(this, !gestures.isEmpty());
        list.getChildren()
                .setAll(
                        gestures.stream()
                                .limit(whole ? gestures.size() : 1)
                                .map(gesture -> new ChangeStripRow(gesture, messages, flow, onWhy))
                                .toList());
        all.setText(
                whole
                        ? messages.text("strip.latest")
                        : messages.plural("strip.all", gestures.size()));
        all.setVisible(gestures.size() > 1);
    }
}
