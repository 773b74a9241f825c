package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;

/** Bar that shows why applying paused, with buttons to resume and to drop the rest. */
public final class PausedBar extends HBox {
    private final Messages messages;
    private final ZoneId zone;
    private final Label why = new Label();

    /**
     * @param on where the changes are sent from
     * @param resumeId the ID of the button that resumes
     * @param drop the button for the rest, with its action
     */
    public PausedBar(ChangeFlowViewModel flow, SectionContext on, String resumeId, Button drop) {
        this.messages = on.messages().of("change");
        this.zone = on.connection().getValue().zone();
        getStyleClass().add("change-paused");
        why.setId("changes-paused");
        why.setWrapText(true);
        Wrapping.guard(why);
        why.setMaxWidth(Double.MAX_VALUE);
        why.setAccessibleRole(AccessibleRole.TEXT);
        HBox.setHgrow(why, Priority.ALWAYS);
        WriteButton resume = WriteButton.sending(resumeId, on);
        resume.offer(messages.text("resume"), 1);
        resume.setOnAction(_ -> flow.resume());
        drop.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(why, resume, drop);
        flow.pausedProperty().subscribe(this::show);
    }

    private void show(ChangeOutcome.@Nullable Paused stop) {
        Visibility.show(this, stop != null);
        if (stop != null) {
            why.setText(reason(stop));
        }
    }

    private String reason(ChangeOutcome.Paused stop) {
        if (stop.wantsToken()) {
            return messages.text("paused.token");
        }
        return stop.until() == null
                ? messages.text("paused.wait")
                : messages.text("paused.until", messages.formats().time(stop.until(), zone));
    }
}
