package app.marquee.ui.change.rename;

import app.marquee.model.RequestTime;
import app.marquee.model.rename.RenameError;
import app.marquee.model.rename.RenameFlag;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenamePreview;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
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
    private final WriteButton keep;
    private final WriteButton review;
    private Dialogs.@Nullable OpenDialog dialog;

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
        this.model = new BatchRenameViewModel(task, on.tasks(), messages);
        this.table = RenameTable.of(on, messages, frame);
        this.keep = WriteButton.saving("batch-rename-keep", messages);
        this.review = WriteButton.opening("batch-rename-review", "");
        this.form = new RuleForm(messages, task.batch().items().size(), this::changed);
    }

    /** Opens the dialog. */
    public void open() {
        label(summary, "batch-rename-summary");
        label(found, "batch-rename-found");
        found.getStyleClass().add("caption");
        content.getStyleClass().addAll("batch-rename", "wide-content");
        content.getChildren().setAll(form, table, found);
        content.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        keep.setOnAction(_ -> stage(changes::keep));
        review.setOnAction(
                _ -> stage(proposal -> changes.flow().proposeFrom(proposal, this::showAgain)));
        model.previewProperty().subscribe(this::show);
        showAgain();
    }

    /** Shows it with the rule as it was typed. */
    private void showAgain() {
        Button cancel = ReviewDialog.button("batch-rename-cancel", messages.text("cancel"));
        Dialogs.OpenDialog shown =
                on.dialogs().show(task.words().apply(model.size()), content, List.of(foot(cancel)));
        dialog = shown;
        shown.onClosed(this::close);
        cancel.setOnAction(_ -> shown.close());
        model.apply(form.rule());
        form.first().requestFocus();
    }

    /** The buttons below what they would send, which is in sight with them. */
    private VBox foot(Button cancel) {
        HBox buttons = new HBox(cancel, keep, review);
        buttons.getStyleClass().add("write-buttons");
        VBox foot = new VBox(summary, buttons);
        foot.getStyleClass().add("write-foot");
        HBox.setHgrow(foot, Priority.ALWAYS);
        return foot;
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
        review.name(messages.pluralOr("review", "changes.review", renamed));
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
        int perMinute = on.connection().getValue().perMinute();
        return messages.plural(
                "batch.summary",
                renamed,
                model.size(),
                messages.formats().wait(RequestTime.of(renamed, perMinute)));
    }

    private String findings(RenameFlag flag, int count) {
        return messages.text(
                "pattern.labeled",
                messages.text("batch.flag." + flag.name()),
                messages.formats().integer(count));
    }

    private void allow(int renamed) {
        keep.setDisable(renamed == 0);
        review.setDisable(renamed == 0);
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER
                && event.getTarget() instanceof TextField
                && !review.isDisabled()) {
            review.fire();
            event.consume();
        }
    }

    private void stage(Consumer<Proposal> next) {
        allow(0);
        model.stage(
                proposal -> {
                    if (dialog != null) {
                        dialog.close();
                    }
                    next.accept(proposal);
                });
    }
}
