package app.marquee.ui.activity;

import app.marquee.change.ChangeOutcome;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PauseText;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;

/** Bar that shows why applying paused, with buttons to resume or save for later. FX thread only. */
final class PausedBar extends HBox {
    private final Messages messages;
    private final ZoneId zone;
    private final Label why = new Label();

    PausedBar(ChangeFlowViewModel flow, Messages messages, ZoneId zone) {
        this.messages = messages;
        this.zone = zone;
        getStyleClass().add("change-paused");
        why.setId("changes-paused");
        why.setWrapText(true);
        why.setMaxWidth(Double.MAX_VALUE);
        why.setAccessibleRole(AccessibleRole.TEXT);
        HBox.setHgrow(why, Priority.ALWAYS);
        Button resume = button("changes-resume", "resume", flow::resume);
        resume.getStyleClass().add("accent");
        getChildren().addAll(why, resume, button("changes-drop", "desk.drop", flow::leaveWaiting));
        flow.pausedProperty().subscribe(this::show);
    }

    private Button button(String id, String text, Runnable action) {
        Button button = Buttons.titled(id, messages.text(text));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void show(ChangeOutcome.@Nullable Paused stop) {
        Visibility.show(this, stop != null);
        if (stop != null) {
            why.setText(PauseText.of(stop, messages, zone));
        }
    }
}
