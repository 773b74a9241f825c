package app.marquee.ui.change.rename;

import app.marquee.model.rename.RenameError;
import app.marquee.model.rename.RenameFlag;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenamePreview;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.preview.PreviewDialog;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dialog for renaming many items by a rule, with every name previewed. FX thread only. */
public final class BatchRenameDialog implements PreviewDialog.Deeds {
    private static final Duration TYPING = Duration.millis(120);

    private final ChangeController changes;
    private final Messages messages;
    private final RenameTask task;
    private final BatchRenameViewModel model;
    private final VBox content = PreviewDialog.content();
    private final Debouncer typing = new Debouncer(content, TYPING);
    private final RuleForm form;
    private final DataTable<RenameLine> table;
    private final Label found = PreviewDialog.label("batch-rename-found");
    private final PreviewDialog dialog;

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
        this.changes = changes;
        this.task = task;
        this.messages = on.messages().of("change");
        this.model = new BatchRenameViewModel(task, on, changes.previews());
        this.table = RenameTable.of(on, messages, frame);
        this.dialog = new PreviewDialog(on, changes, "batch-rename");
        this.form = new RuleForm(messages, task.batch().items().size(), this::changed);
    }

    /** Opens the dialog. */
    public void open() {
        found.getStyleClass().add("caption");
        if (!model.warning().isEmpty()) {
            dialog.foot().unofficial();
        }
        content.getChildren().setAll(form, table, found, dialog.summary());
        model.previewProperty().subscribe(this::show);
        dialog.open(task.words().apply(model.size()), content, this);
        model.apply(form.rule());
        form.first().requestFocus();
    }

    @Override
    public void close() {
        typing.stop();
        model.close();
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
        RenameTable.noting(table, preview.lines());
        table.rows(
                preview.lines().stream()
                        .sorted(Comparator.comparing(BatchRenameDialog::isUnchanged))
                        .toList());
        int renamed = preview.changes().size();
        allow(renamed);
        dialog.foot().offer(task.words().apply(renamed), renamed, renamed);
        dialog.summary().setText(renamed == 0 ? nothing(preview) : summary(renamed));
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
        dialog.foot().allow(renamed > 0);
    }

    @Override
    public boolean hasChanges() {
        RenamePreview preview = model.previewProperty().get();
        return preview != null && !preview.changes().isEmpty();
    }

    @Override
    public void keep(Runnable kept, Runnable failed) {
        allow(0);
        Runnable again =
                () -> {
                    show(model.previewProperty().get());
                    failed.run();
                };
        model.stage(proposal -> changes.keep(proposal, kept, again), again);
    }

    /** The preview comes back with what has changed since, if anything has. */
    @Override
    public void send(Runnable sent) {
        allow(0);
        model.send(sent);
    }
}
