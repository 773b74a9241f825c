package app.marquee.ui.funnels;

import app.marquee.change.StagedChange;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.limit.Limits;
import app.marquee.service.funnel.FunnelService;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.KeepForLater;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestText;
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

/** The dialog for a new funnel: its name, the exact request, and that there is no way back. */
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
                                messages, "funnel-name", messages.text("name"), Limits.FUNNEL_NAME)
                        .required();
        Label request = label("", "mono", "request-text");
        Label forever = label(messages.text("create.forever"), "caption");
        forever.setId("funnel-create-forever");
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        Button act = ReviewDialog.button("funnel-create-confirm", messages.text("create.confirm"));
        act.getStyleClass().add("accent");
        Button keep = ReviewDialog.button("confirm-keep", later.words());
        VBox content = new VBox(field, forever, request);
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
                            request.setText(
                                    ready.map(one -> RequestText.whole(one.line())).orElse(""));
                            request.setVisible(ready.isPresent());
                            request.setManaged(ready.isPresent());
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

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** The change that a name leads to; empty while the name breaks the limits of the contract. */
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
                                            messages.text("create.sentence", typed),
                                            messages.text("create.confirm"),
                                            List.of(change)));
                        });
    }
}
