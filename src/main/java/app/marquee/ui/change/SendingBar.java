package app.marquee.ui.change;

import app.marquee.text.Messages;
import app.marquee.ui.change.SendingControl.State;
import app.marquee.ui.control.Wrapping;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;

/**
 * Progress bar for a batch being applied, with pause and stop; hidden when there is nothing to
 * pause. FX thread only.
 */
public final class SendingBar extends HBox {
    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final Pane place;
    private final Label state = new Label();
    private final Button pause;

    /**
     * @param stopId the ID of the button that stops
     * @param place where it stands first
     */
    public SendingBar(ChangeFlowViewModel flow, Messages messages, String stopId, Pane place) {
        this.flow = flow;
        this.messages = messages.of("change");
        this.place = place;
        this.pause = ReviewDialog.button("changes-pause", "");
        Button stop = ReviewDialog.button(stopId, this.messages.text("stop"));
        pause.setOnAction(_ -> flow.sending().pauseOrResume());
        stop.setOnAction(_ -> flow.stop());
        pause.setMinWidth(USE_PREF_SIZE);
        stop.setMinWidth(USE_PREF_SIZE);
        state.setId("changes-sending");
        state.setWrapText(true);
        Wrapping.guard(state);
        state.setMinHeight(USE_PREF_SIZE);
        state.setMaxWidth(Double.MAX_VALUE);
        state.setAccessibleRole(AccessibleRole.TEXT);
        HBox.setHgrow(state, Priority.ALWAYS);
        getStyleClass().add("change-sending");
        getChildren().addAll(state, pause, stop);
        flow.listen(_ -> show());
        flow.sending().stateProperty().subscribe(this::show);
    }

    private void show() {
        State now = flow.sending().stateProperty().get();
        boolean there = place.getChildren().contains(this);
        if (now == State.NONE) {
            place.getChildren().remove(this);
        } else if (!there) {
            place.getChildren().addFirst(this);
        }
        boolean paused = now == State.PAUSED;
        pause.setText(messages.text(paused ? "resume" : "pause"));
        state.setText(
                messages.text(
                        paused ? "sending.paused" : "sending.now",
                        flow.sending().over(),
                        flow.sending().total()));
    }
}
