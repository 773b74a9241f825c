package app.marquee.ui.change.rename;

import app.marquee.model.rename.RenameError;
import app.marquee.model.rename.RenameFlag;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenamePreview;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteFoot;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dialog for renaming many items by a rule, with every name previewed. FX thread only. */
public final class BatchRenameDialog {
    private static final Duration TYPING = Duration.millis(120);

    private final SectionContext on;
    private final ChangeController changes;
    private final Messages messages;
    private final RenameTask task;
    private final BatchRenameViewModel model;
    private final VBox content = new VBox();
    private final Debouncer typing = new Debouncer(content, TYPING);
    private final RuleForm form;
    private final DataTable<RenameLine> table;
    private final Label summary = new Label();
    private final Label found = new Label();
    private final Label warning = new Label();
    private final Button cancel;
    private final WriteButton keep;
    private final WriteButton send;
    private final WriteFoot foot;

    public BatchRenameDialog(SectionContext on, ChangeController changes, RenameTask task) {
        this(on, changes, task, null);
    }

    /**
     * @param frame of each video; null for other items
     */
    public BatchRenameDialog(
            SectionContext on,
            ChangeController changes,
            RenameTask task,
            @Nullable PictureColumn<RenameLine> frame) {
        this.on = on;
        this.changes = changes;
        this.task = task;
        this.messages = on.messages().of("change");
        this.model = new BatchRenameViewModel(task, on.tasks(), messages, changes.previews());
        this.table = RenameTable.of(on, messages, frame);
        this.keep = WriteButton.saving("batch-rename-keep", messages);
        this.send = WriteButton.sending("batch-rename-send", on);
        this.cancel = ReviewDialog.button("batch-rename-cancel", messages.text("cancel"));
        this.foot = new WriteFoot(on, cancel, keep, send);
        this.form = new RuleForm(messages, task.batch().items().size(), this::changed);
    }

    /** Opens the dialog. */
    public void open() {
        label(summary, "batch-rename-summary");
        label(found, "batch-rename-found");
        found.getStyleClass().add("caption");
        label(warning, "batch-rename-unofficial");
        warning.getStyleClass().add("caption");
        warning.setText(model.warning());
        Visibility.show(warning, !warning.getText().isEmpty());
        content.getStyleClass().addAll("batch-rename", "wide-content");
        content.getChildren().setAll(form, table, found, warning, summary);
        content.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        model.previewProperty().subscribe(this::show);
        Dialogs.OpenDialog shown =
                on.dialogs().show(task.words().apply(model.size()), content, List.of(foot));
        shown.onClosed(this::close);
        cancel.setOnAction(_ -> shown.close());
        keep.setOnAction(_ -> keep(shown));
        send.setOnAction(_ -> send(shown));
        model.apply(form.rule());
        form.first().requestFocus();
    }

    private void close() {
        typing.stop();
        model.close();
    }

    private static void label(Label label, String id) {
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
    }

    /** What is shown no longer follows from the rule, so it can't be sent. */
    private void changed() {
        allow(0);
        model.cancel();
        typing.soon(() -> model.apply(form.rule()));
    }

    private void show(@Nullable RenamePreview preview) {
        if (preview == null) {
            allow(0);
            return;
        }
        form.tell(preview.error());
        table.rows(
                preview.lines().stream()
                        .sorted(Comparator.comparing(BatchRenameDialog::isUnchanged))
                        .toList());
        int renamed = preview.changes().size();
        allow(renamed);
        foot.offer(task.words().apply(renamed), renamed, renamed);
        summary.setText(renamed == 0 ? nothing(preview) : summary(renamed));
        found.setText(
                Stream.of(RenameFlag.values())
                        .filter(flag -> flag != RenameFlag.UNCHANGED && preview.count(flag) > 0)
                        .map(flag -> findings(flag, preview.count(flag)))
                        .collect(Collectors.joining(" · ")));
        Visibility.show(found, !found.getText().isEmpty());
    }

    /** These follow the others. */
    private static boolean isUnchanged(RenameLine line) {
        return line.flags().contains(RenameFlag.UNCHANGED);
    }

    private String nothing(RenamePreview preview) {
        return messages.text(
                preview.error() instanceof RenameError.TooComplex
                        ? "batch.error.complex"
                        : "batch.nothing");
    }

    private String summary(int renamed) {
        return messages.plural("batch.summary", renamed, model.size());
    }

    private String findings(RenameFlag flag, int count) {
        return messages.text(
                "pattern.labeled",
                messages.text("batch.flag." + flag.name()),
                messages.formats().integer(count));
    }

    private void allow(int renamed) {
        foot.allow(renamed > 0);
    }

    /** Enter in a field leads to the button, so that a rule isn't sent while it is typed. */
    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextField) {
            send.requestFocus();
            event.consume();
        }
    }

    private void keep(Dialogs.OpenDialog shown) {
        allow(0);
        model.stage(
                proposal -> {
                    shown.close();
                    changes.keep(proposal);
                });
    }

    /** The preview comes back with what has changed since, if anything has. */
    private void send(Dialogs.OpenDialog shown) {
        allow(0);
        model.send(shown::close);
    }
}
