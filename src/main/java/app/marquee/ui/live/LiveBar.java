package app.marquee.ui.live;

import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.task.FxThread;
import app.marquee.ui.analytics.period.DisplayOnlyConverter;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.ComboBoxFirstItemFix;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Bar of the watched live streams and the auto-refresh options. */
final class LiveBar extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final LiveViewModel model;
    private final Messages messages;
    private final TextField pasted = new TextField();
    private final ComboBox<KnownItem> known = new ComboBox<>();
    private final CheckBox aligned = new CheckBox();
    private final CheckBox follow = new CheckBox();
    private final ComboBox<Duration> interval = new ComboBox<>();
    private final Label problem = new Label();
    private final RelativeTimeLabel status = new RelativeTimeLabel();
    private final Subscription following;
    private boolean updating;
    private boolean alignmentChosen;

    /**
     * @param onAligned receives whether start times are aligned
     */
    LiveBar(LiveViewModel model, Messages messages, Runnable onAligned) {
        this.model = model;
        this.messages = messages;
        getStyleClass().add("period-bar");
        pasted.setId("live-ids");
        pasted.setPromptText(messages.text("live.ids.prompt"));
        pasted.setAccessibleText(messages.text("live.ids"));
        pasted.getStyleClass().add("live-ids");
        pasted.setOnAction(_ -> add());
        pasted.textProperty().subscribe((_, _) -> sayNothing());
        Button add = new Button(messages.text("live.add"), new FontIcon("fth-plus"));
        add.setId("live-add");
        add.setOnAction(_ -> add());
        buildKnown();
        aligned.setId("live-align");
        aligned.setText(messages.text("live.align"));
        aligned.selectedProperty().subscribe((_, _) -> onAligned.run());
        aligned.setOnAction(_ -> alignmentChosen = true);
        follow.setId("live-follow");
        follow.setText(messages.text("live.follow"));
        follow.selectedProperty().subscribe((_, on) -> model.follow(on));
        buildInterval();
        problem.setId("live-ids-problem");
        problem.getStyleClass().add("form-message");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        sayNothing();
        status.setId("live-status");
        status.getStyleClass().add("form-message");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        tell("", "", false);
        Label label = new Label(messages.text("live.ids"));
        label.setLabelFor(pasted);
        label.getStyleClass().add("muted");
        FlowPane row =
                new FlowPane(
                        group(label, pasted, add),
                        group(known),
                        group(aligned),
                        group(follow, interval));
        row.getStyleClass().add("period-row");
        getChildren().addAll(row, problem, status);
        following = model.knownProperty().subscribe(this::offer);
    }

    private static HBox group(Node... nodes) {
        HBox group = new HBox(nodes);
        group.getStyleClass().add("period-group");
        return group;
    }

    private void buildKnown() {
        known.setId("live-known");
        known.setAccessibleText(messages.text("live.known"));
        known.setPromptText(messages.text("live.known"));
        known.getStyleClass().add("live-known");
        known.setConverter(new DisplayOnlyConverter<>(LiveBar::name));
        known.setButtonCell(new Prompt(messages.text("live.known")));
        known.valueProperty().subscribe((_, item) -> choose(item));
        ComboBoxFirstItemFix.attach(known);
    }

    /** List cell that shows the prompt while no value is chosen. */
    private static final class Prompt extends ListCell<KnownItem> {
        private final String prompt;

        Prompt(String prompt) {
            this.prompt = prompt;
            setText(prompt);
        }

        @Override
        protected void updateItem(KnownItem item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? prompt : name(item));
        }
    }

    private static String name(KnownItem item) {
        String title = item.title();
        return title == null || title.isBlank() ? item.id() : title;
    }

    private void buildInterval() {
        interval.setId("live-interval");
        interval.setAccessibleText(messages.text("live.interval"));
        interval.getItems().setAll(Stream.of(15, 30, 60, 300).map(Duration::ofSeconds).toList());
        interval.setConverter(
                new DisplayOnlyConverter<>(
                        every -> messages.text("live.every", messages.formats().wait(every))));
        interval.setValue(LiveViewModel.USUAL);
        interval.disableProperty().bind(follow.selectedProperty().not());
        interval.valueProperty().subscribe((_, every) -> model.every(every));
    }

    private void add() {
        if (pasted.getText().isBlank()) {
            return;
        }
        switch (model.add(pasted.getText())) {
            case SOME -> pasted.clear();
            case THERE_ALREADY -> {
                pasted.clear();
                say("live.ids.there", false);
            }
            case NONE -> say("live.ids.unknown", true);
        }
    }

    /** Shows a problem or a remark on the IDs. */
    private void say(String key, boolean wrong) {
        problem.setText(messages.text(key));
        problem.setVisible(true);
        problem.setManaged(true);
        problem.pseudoClassStateChanged(DANGER, wrong);
        pasted.pseudoClassStateChanged(DANGER, wrong);
        pasted.setAccessibleHelp(problem.getText());
    }

    private void sayNothing() {
        problem.setText("");
        problem.setVisible(false);
        problem.setManaged(false);
        pasted.pseudoClassStateChanged(DANGER, false);
        pasted.setAccessibleHelp("");
    }

    private void offer(List<KnownItem> items) {
        updating = true;
        try {
            known.getItems().setAll(items);
        } finally {
            updating = false;
        }
        known.setDisable(items.isEmpty());
    }

    /** The list is only for adding, so it shows its prompt again afterwards. */
    private void choose(@Nullable KnownItem item) {
        if (!updating && item != null) {
            sayNothing();
            if (model.ids().contains(new LiveId(item.id()))) {
                say("live.ids.there", false);
            }
            model.add(List.of(new LiveId(item.id())));
            FxThread.later(() -> known.setValue(null));
        }
    }

    /** Aligns the start times of several streams, unless the user chose otherwise. */
    void streams(int count) {
        if (!alignmentChosen) {
            aligned.setSelected(count > 1);
        }
    }

    boolean isAligned() {
        return aligned.isSelected();
    }

    /**
     * Shows the auto-refresh status; empty for none.
     *
     * @param lasting the same without ages, for images
     */
    void tell(String words, String lasting, boolean warning) {
        status.tell(words, lasting);
        status.pseudoClassStateChanged(WARNING, warning);
    }

    /** The field that names streams. */
    Node ids() {
        return pasted;
    }

    void toggleFollow() {
        follow.fire();
    }

    void toggleAlign() {
        aligned.fire();
    }

    void close() {
        following.unsubscribe();
    }
}
