package app.marquee.ui.change;

import app.marquee.model.failure.Failure;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Row of one batch in the change strip. FX thread only. */
final class ChangeStripRow extends VBox {
    public ChangeStripRow(
            ChangeBatch gesture,
            Messages messages,
            ChangeFlowViewModel flow,
            BiConsumer<ChangeBatch, Failure> onWhy) {
        getStyleClass().add("change-row");
        Label title = new Label(oneLine(gesture.title()));
        title.setTooltip(new Tooltip(gesture.title()));
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head =
                new HBox(
                        icon(gesture.state()),
                        title,
                        StateBadge.of(gesture.state(), words(gesture, messages)));
        head.getStyleClass().add("change-row-head");
        failure(gesture)
                .ifPresent(
                        why -> {
                            Button reason =
                                    ReviewDialog.button("changes-why", messages.text("details"));
                            reason.getStyleClass().addAll("flat", "small");
                            reason.setMinWidth(USE_PREF_SIZE);
                            reason.setOnAction(_ -> onWhy.accept(gesture, why));
                            head.getChildren().add(reason);
                        });
        if (gesture.canBeTakenBack()) {
            Button undo = ReviewDialog.button("changes-undo", messages.text("undo.action"));
            undo.setGraphic(new FontIcon("fth-corner-up-left"));
            undo.getStyleClass().add("small");
            undo.setMinWidth(USE_PREF_SIZE);
            undo.setOnAction(_ -> flow.undo(gesture));
            head.getChildren().add(undo);
        }
        getChildren().add(head);
        setAccessibleText(gesture.title() + ". " + words(gesture, messages));
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    private static Optional<Failure> failure(ChangeBatch gesture) {
        return gesture.entries().stream()
                .map(ChangeEntry::failure)
                .filter(Objects::nonNull)
                .findFirst();
    }

    private static FontIcon icon(ChangeEntry.State state) {
        return new FontIcon(
                switch (state) {
                    case WAITING, SENDING -> "fth-clock";
                    case DONE, FOUND_DONE -> "fth-check";
                    case FAILED, FOUND_UNDONE -> "fth-x";
                    case UNKNOWN -> "fth-help-circle";
                    case PAUSED -> "fth-pause";
                    case CANCELLED -> "fth-slash";
                });
    }

    /** A batch that was stopped halfway is more than unsent. */
    private static String key(ChangeBatch gesture) {
        boolean stopped =
                gesture.state() == ChangeEntry.State.CANCELLED
                        && gesture.count(ChangeEntry.State.DONE) > 0;
        return stopped ? "state.stopped" : "state." + gesture.state().name();
    }

    private static String words(ChangeBatch gesture, Messages messages) {
        if (gesture.takenBack()) {
            return messages.text("state.takenBack");
        }
        String state = messages.text(key(gesture));
        int size = gesture.entries().size();
        long done =
                gesture.count(ChangeEntry.State.DONE) + gesture.count(ChangeEntry.State.FOUND_DONE);
        return size > 1 && done < size
                ? state + " · " + messages.text("state.some", done, size)
                : state;
    }
}
