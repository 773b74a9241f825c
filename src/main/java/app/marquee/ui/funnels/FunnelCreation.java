package app.marquee.ui.funnels;

import app.marquee.change.StagedChange;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.limit.Limits;
import app.marquee.service.funnel.FunnelService;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.KeepForLater;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Dialog for a new funnel: its name, a note that it can’t be undone, and the request on demand. FX
 * thread only.
 */
final class FunnelCreation {
    private final Messages messages;
    private final Dialogs dialogs;
    private final FunnelService service;
    private final ChangeFlowViewModel flow;
    private final KeepForLater later;

    FunnelCreation(SectionContext on, FunnelService service, ChangeFlowViewModel flow) {
        this.messages = on.messages();
        this.dialogs = on.dialogs();
        this.service = service;
        this.flow = flow;
        this.later = new KeepForLater(flow, on);
    }

    void open() {
        LimitedTextField field =
                LimitedTextField.line(
                                messages,
                                "funnel-name",
                                messages.text("field.name"),
                                Limits.FUNNEL_NAME)
                        .required();
        RequestPreview request = new RequestPreview("funnel-create-request", messages);
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        Button act =
                ReviewDialog.button(
                        "funnel-create-confirm", messages.text("operation.CREATE_FUNNEL"));
        act.getStyleClass().add("accent");
        Button keep = ReviewDialog.button("confirm-keep", later.words());
        VBox content = new VBox(field, forever(), request);
        content.getStyleClass().add("review-card");
        Dialogs.OpenDialog dialog =
                dialogs.show(messages.text("create.action"), content, List.of(safe, keep, act));
        safe.setOnAction(_ -> dialog.close());
        keep.setOnAction(_ -> leave(dialog, field, later::keep));
        act.setOnAction(_ -> leave(dialog, field, flow::send));
        field.textProperty()
                .subscribe(
                        typed -> {
                            Optional<StagedChange> ready = staged(typed);
                            act.setDisable(ready.isEmpty());
                            keep.setDisable(ready.isEmpty());
                            request.show(ready.map(StagedChange::line).orElse(null));
                        });
        field.input()
                .addEventFilter(
                        KeyEvent.KEY_PRESSED,
                        event -> {
                            if (event.getCode() == KeyCode.ENTER) {
                                leave(dialog, field, flow::send);
                                event.consume();
                            }
                        });
        field.input().requestFocus();
    }

    private Label forever() {
        Label label = new Label(messages.text("create.forever"));
        label.setId("funnel-create-forever");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add("caption");
        return label;
    }

    /** The change for a name; empty while the name breaks the limits of the API contract. */
    private Optional<StagedChange> staged(String typed) {
        FunnelName name = new FunnelName(typed);
        return name.violations().isEmpty()
                ? Optional.of(service.stageCreate(name))
                : Optional.empty();
    }

    private void leave(Dialogs.OpenDialog dialog, LimitedTextField field, Consumer<Proposal> next) {
        String typed = field.textProperty().get();
        staged(typed)
                .ifPresent(
                        change -> {
                            dialog.close();
                            next.accept(
                                    Proposal.of(
                                            messages.text("change.funnel", typed),
                                            messages.text("operation.CREATE_FUNNEL"),
                                            List.of(change)));
                        });
    }
}
