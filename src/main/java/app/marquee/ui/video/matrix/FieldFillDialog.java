package app.marquee.ui.video.matrix;

import app.marquee.model.failure.Failure;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.preview.PreviewDialog;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldAdvice;
import app.marquee.ui.video.matrix.FieldGrid.Cell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Dialog that gives one custom field of many videos the same value, shows the old and the new one
 * of each, and sends them. FX thread only.
 */
final class FieldFillDialog implements PreviewDialog.Deeds {
    /** Most keys to choose from; any other one can be typed. */
    private static final int MOST_KEYS = 12;

    private final SectionContext on;
    private final Messages messages;
    private final FieldMatrixViewModel model;
    private final FieldGridViewModel edits;
    private final TextField key = new TextField();
    private final TextField value = new TextField();
    private final FormField keyField;
    private final FormField valueField;
    private final FlowPane keys = new FlowPane();
    private final CheckBox gaps = new CheckBox();
    private final ProgressBar progress = new ProgressBar(0);
    private final DataTable<FieldFillLine> table;
    private final Button load;
    private final PreviewDialog dialog;
    private final Runnable onClosed;
    private @Nullable FieldGrid grid;

    /**
     * @param frame of each video; null when none is known
     * @param onClosed runs when the dialog closes, however it does
     */
    FieldFillDialog(
            SectionContext on,
            ChangeController changes,
            FieldMatrixViewModel model,
            FieldGridViewModel edits,
            @Nullable PictureColumn<FieldFillLine> frame,
            Runnable onClosed) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.model = model;
        this.edits = edits;
        this.onClosed = onClosed;
        this.keyField = new FormField(messages.text("field.key"), key);
        this.valueField = new FormField(messages.text("field.value"), value);
        this.table = FieldFillTable.of(on, messages, frame);
        this.load = ReviewDialog.button("field-fill-load", messages.text("matrix.read"));
        this.dialog = new PreviewDialog(on, changes, "field-fill");
    }

    /**
     * @param videos how many were chosen
     */
    void open(int videos) {
        key.setId("field-fill-key");
        value.setId("field-fill-value");
        gaps.setId("field-fill-gaps");
        gaps.setText(messages.text("matrix.gaps"));
        progress.setId("field-fill-progress");
        progress.setMaxWidth(Double.MAX_VALUE);
        keys.getStyleClass().add("field-fill-keys");
        HBox fields = new HBox(keyField, valueField);
        fields.getStyleClass().add("change-preview-fields");
        for (Node field : fields.getChildren()) {
            HBox.setHgrow(field, Priority.ALWAYS);
        }
        key.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        VBox content =
                PreviewDialog.content(fields, keys, gaps, progress, table, dialog.summary(), load);
        dialog.foot().unofficial();
        dialog.open(messages.plural("fill.title", videos), content, this);
        load.setOnAction(_ -> model.read());
        key.textProperty().subscribe(this::typed);
        value.textProperty().subscribe(this::typed);
        gaps.selectedProperty().subscribe(this::typed);
        show();
        key.requestFocus();
    }

    /** Enter leads on, so that nothing is sent while it is typed. */
    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            value.requestFocus();
            event.consume();
        }
    }

    @Override
    public boolean hasChanges() {
        return edits.hasEdits();
    }

    @Override
    public void keep(Runnable kept, Runnable failed) {
        edits.keep(kept, failed);
    }

    @Override
    public void send(Runnable sent) {
        edits.send(_ -> true, sent);
    }

    @Override
    public void close() {
        onClosed.run();
    }

    /** Takes fields that were loaded, also those that were loaded again since they had changed. */
    void loaded(FieldGrid loaded, FieldMatrixViewModel.Compared compared) {
        boolean isFirst = grid == null;
        grid = loaded;
        Failure stopped = compared.stopped();
        if (stopped != null) {
            on.notices().failed(messages.text("job.matrix"), stopped, FailureSubject.VIDEO);
        }
        if (isFirst) {
            loaded.matrix().keys().stream().limit(MOST_KEYS).forEach(this::offer);
            typed();
        }
    }

    private void offer(FieldMatrix.Key known) {
        String count =
                messages.text(
                        "pattern.of",
                        messages.formats().integer(known.videos()),
                        messages.formats().integer(model.wanted()));
        ToggleButton choice = new ToggleButton(messages.text("pattern.dot", known.key(), count));
        choice.setId("field-fill-key-" + keys.getChildren().size());
        choice.setMnemonicParsing(false);
        choice.setUserData(known.key());
        choice.setOnAction(
                _ -> {
                    key.setText(known.key());
                    value.requestFocus();
                    typed();
                });
        keys.getChildren().add(choice);
    }

    /** Makes the edits that follow from the form. */
    private void typed() {
        keys.getChildren()
                .forEach(
                        one ->
                                ((ToggleButton) one)
                                        .setSelected(key.getText().equals(one.getUserData())));
        FieldAdvice advice = new FieldAdvice(messages);
        keyField.warningProperty().set(key.getText().isEmpty() ? "" : advice.key(key.getText()));
        valueField.warningProperty().set(advice.value(value.getText()));
        FieldGrid known = grid;
        if (known != null) {
            known.discard();
            known.set(wanted(known));
        }
        show();
    }

    /** The value in each cell that is filled; an empty one fills none. */
    private Map<Cell, String> wanted(FieldGrid known) {
        Map<Cell, String> wanted = new LinkedHashMap<>();
        if (!key.getText().isBlank() && !value.getText().isEmpty()) {
            for (FieldsOfVideo row : known.matrix().rows()) {
                Cell cell = new Cell(row.video(), key.getText());
                if (!gaps.isSelected() || !known.hadField(cell)) {
                    wanted.put(cell, value.getText());
                }
            }
        }
        return wanted;
    }

    /** Shows what would be sent, or how far the load is. */
    void show() {
        FieldGrid known = grid;
        boolean loads = model.stateProperty().get() instanceof LoadState.Loading;
        Visibility.show(progress, loads);
        Visibility.show(load, known == null && !loads);
        progress.setProgress((double) model.doneProperty().get() / Math.max(1, model.wanted()));
        if (known == null) {
            dialog.foot().allow(false);
            dialog.summary().setText(loads ? loading() : cost());
            return;
        }
        FieldFillTable.show(table, FieldFillLine.of(known, key.getText(), messages));
        int sent = known.size() - known.conflicts();
        boolean isSending = edits.isSending();
        List.of(key, value, keys, gaps).forEach(one -> one.setDisable(isSending));
        dialog.foot().allow(sent > 0 && !isSending && edits.blocked().isEmpty());
        dialog.foot().offer(messages.plural("matrix.send", sent), sent, sent);
        dialog.summary().setText(loads ? loading() : summary(known, sent));
    }

    private String loading() {
        return messages.text("matrix.reading", model.doneProperty().get(), model.wanted());
    }

    /** What it takes to load the fields, before that begins. */
    private String cost() {
        return messages.plural(
                "matrix.cost",
                model.wanted(),
                messages.formats().wait(model.duration()),
                FieldMatrixViewModel.MOST);
    }

    private String summary(FieldGrid known, int sent) {
        int loaded = known.matrix().rows().size();
        return edits.blocked()
                .orElseGet(
                        () ->
                                sent == 0
                                        ? messages.text("fill.nothing")
                                        : messages.plural("fill.summary", sent, loaded));
    }
}
