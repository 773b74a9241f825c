package app.marquee.ui.funnels;

import app.marquee.model.limit.Limits;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.DraftDialog;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;

/** Dialog for a new funnel: its name, and a note that it can’t be undone. FX thread only. */
final class FunnelCreation {
    private final SectionContext on;
    private final Messages messages;
    private final FunnelsViewModel model;
    private final ChangeController changes;

    FunnelCreation(SectionContext on, FunnelsViewModel model, ChangeController changes) {
        this.on = on;
        this.messages = on.messages();
        this.model = model;
        this.changes = changes;
    }

    void open() {
        LimitedTextField field =
                LimitedTextField.line(
                                messages,
                                "funnel-name",
                                messages.text("field.name"),
                                Limits.FUNNEL_NAME)
                        .required();
        Label forever = new Label(messages.text("create.forever"));
        forever.setId("funnel-create-forever");
        forever.setWrapText(true);
        forever.setMinHeight(Region.USE_PREF_SIZE);
        forever.getStyleClass().add("caption");
        VBox content = new VBox(field, forever);
        content.getStyleClass().add("review-card");
        new DraftDialog(
                        on,
                        changes,
                        new DraftDialog.Words(
                                messages.text("create.action"),
                                messages.text("operation.CREATE_FUNNEL"),
                                "funnel-create-confirm",
                                "funnel-create-request"),
                        () -> model.creation(field.textProperty().get()))
                .open(content, List.of(field.input()));
    }
}
