package app.marquee.ui.change.sheet;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.ExportNote;
import app.marquee.export.FileContent;
import app.marquee.export.Sheet;
import app.marquee.export.XlsxFile;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.sheet.EditableSheet;
import app.marquee.sheet.IgnoredCell;
import app.marquee.sheet.IgnoredColumn;
import app.marquee.sheet.ImportLine;
import app.marquee.sheet.ImportPreview;
import app.marquee.sheet.SheetItem;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.IrreversibleReasons;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteFoot;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.export.FileExporter;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Dialog for editing items in a spreadsheet: saves a table, imports it and previews what it
 * changes. FX thread only.
 */
public final class SheetDialog {

    private final SectionContext on;
    private final ChangeController changes;
    private final Messages messages;
    private final SheetTask task;
    private final SpreadsheetViewModel model;
    private final VBox content = new VBox();
    private final FrameSource frames;
    private final PictureColumn<ImportLine> picture;
    private final DataTable<ImportLine> table;
    private final Label summary = label("spreadsheet-summary");
    private final Label found = label("spreadsheet-found");
    private final Label warning = label("spreadsheet-warning");
    private final FlowPane conflicts;
    private final WriteButton keep;
    private final WriteButton send;
    private final Button cancel;
    private final WriteFoot foot;
    private String title;

    public SheetDialog(SectionContext on, ChangeController changes, SheetTask task) {
        this.on = on;
        this.changes = changes;
        this.task = task;
        this.messages = on.messages().of("change");
        this.title = messages.text("sheet.title");
        this.model = new SpreadsheetViewModel(task, on.tasks(), messages);
        this.frames = on.frames();
        this.picture = frames.videos(this::video);
        this.table = PreviewTable.of(on, changes.words(), model::isOverwritten, picture);
        this.keep = WriteButton.saving("spreadsheet-keep", messages);
        this.send = WriteButton.sending("spreadsheet-send", on);
        this.cancel = ReviewDialog.button("spreadsheet-cancel", messages.text("cancel"));
        this.foot = new WriteFoot(on, cancel, keep, send);
        this.conflicts =
                new FlowPane(
                        button("spreadsheet-use-file", "sheet.use-file", () -> choose(true)),
                        button("spreadsheet-use-now", "sheet.use-now", () -> choose(false)));
    }

    private @Nullable VideoId video(ImportLine line) {
        return task.form().kind() == ItemKind.VIDEO && !line.id().isBlank()
                ? new VideoId(line.id())
                : null;
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    private Label step(String text) {
        Label step = new Label(messages.text(text));
        step.getStyleClass().add("form-label");
        return step;
    }

    private Button button(String id, String text, Runnable action) {
        Button made = ReviewDialog.button(id, messages.text(text));
        made.setOnAction(_ -> action.run());
        return made;
    }

    /** Names the place of the items in the title. */
    public SheetDialog of(String place) {
        title = messages.text("pattern.dot", messages.text("sheet.title"), place);
        return this;
    }

    /** Opens the dialog. */
    public void open() {
        found.getStyleClass().add("caption");
        warning.getStyleClass().add("caption");
        content.getStyleClass().add("sheet-dialog");
        conflicts.getStyleClass().add("sheet-buttons");
        Label about = label("spreadsheet-about");
        int count = task.items().size();
        about.setText(
                messages.text(
                        "sheet.about",
                        messages.formats().integer(count),
                        messages.text((count == 1 ? "item." : "items.") + task.form().kind())));
        FlowPane files =
                new FlowPane(
                        step("sheet.first"),
                        button(
                                "spreadsheet-save-xlsx",
                                "sheet.save.xlsx",
                                () -> save("xlsx", this::xlsx)),
                        button(
                                "spreadsheet-save-csv",
                                "sheet.save.csv",
                                () -> save("csv", this::csv)));
        FlowPane back =
                new FlowPane(
                        step("sheet.second"),
                        button("spreadsheet-import", "sheet.import", this::choose));
        files.getStyleClass().add("sheet-buttons");
        back.getStyleClass().add("sheet-buttons");
        EncodingPane encoding = new EncodingPane(model, messages, this::open);
        content.getChildren()
                .setAll(about, files, back, summary, encoding, table, conflicts, found, warning);
        summary.textProperty().subscribe(text -> Visibility.show(summary, !text.isEmpty()));
        show(null);
        model.previewProperty().addListener((_, _, preview) -> show(preview));
        Dialogs.OpenDialog shown = on.dialogs().show(title, content, List.of(foot));
        shown.onClosed(model::close);
        cancel.setOnAction(_ -> shown.close());
        keep.setOnAction(_ -> keep(shown));
        send.setOnAction(_ -> send(shown));
    }

    private void save(String ending, Function<Sheet<SheetItem>, FileContent> kind) {
        TableSheet sheets = new TableSheet(on);
        List<ExportNote> notes = new ArrayList<>(sheets.origin());
        notes.add(new ExportNote(messages.text("field.notes"), messages.text("sheet.note")));
        Sheet<SheetItem> sheet =
                EditableSheet.of(
                        task.form(),
                        task.items(),
                        task.folders(),
                        sheets.words(task.name()),
                        notes);
        new FileExporter(on).ask(task.name(), ending, () -> kind.apply(sheet));
    }

    private FileContent xlsx(Sheet<SheetItem> sheet) {
        return new XlsxFile<>(sheet);
    }

    private FileContent csv(Sheet<SheetItem> sheet) {
        return new CsvFile<>(sheet, CsvForm.of(messages.locale()));
    }

    private void choose() {
        on.desk()
                .chooseFile(
                        messages.text("sheet.import"),
                        new FileKind(messages.text("sheet.files"), List.of("xlsx", "csv", "txt")),
                        file -> open(file, null));
    }

    private void open(Path file, @Nullable Charset encoding) {
        summary.setText(messages.text("sheet.reading"));
        model.open(file, encoding, this::refuse, this::failed);
    }

    private void refuse(String reason) {
        summary.setText(reason);
    }

    private void failed(Failure why) {
        on.notices().failed(messages.text("sheet.failed"), why, FailureSubject.OTHER);
        summary.setText(messages.text("sheet.failed"));
    }

    private void show(@Nullable ImportPreview preview) {
        boolean shown = preview != null && !preview.lines().isEmpty();
        Visibility.show(table, shown);
        if (shown) {
            widen();
        }
        Visibility.show(keep, preview != null);
        Visibility.show(send, preview != null);
        Visibility.show(conflicts, preview != null && preview.conflicts() > 0);
        if (preview != null) {
            table.rows(preview.lines());
            frames.show(
                    picture,
                    preview.lines().stream()
                            .flatMap(line -> Stream.ofNullable(video(line)))
                            .toList());
            found.setText(String.join(" ", findings(preview)));
        }
        Visibility.show(found, !found.getText().isEmpty());
        refresh();
    }

    /** Makes room for the table. */
    private void widen() {
        if (!content.getStyleClass().contains("wide-content")) {
            content.getStyleClass().setAll("change-preview", "wide-content");
        }
    }

    private List<String> findings(ImportPreview preview) {
        List<String> all = new ArrayList<>();
        if (preview.conflicts() > 0) {
            all.add(messages.plural("sheet.found.conflicts", preview.conflicts()));
        }
        if (preview.problems() > 0) {
            all.add(messages.plural("sheet.found.problems", preview.problems()));
        }
        if (preview.already() > 0) {
            all.add(messages.plural("sheet.found.already", preview.already()));
        }
        for (IgnoredCell.Reason reason : IgnoredCell.Reason.values()) {
            ignored(preview, reason).ifPresent(all::add);
        }
        if (!preview.ignored().isEmpty()) {
            all.add(messages.text("sheet.found.ignored", String.join(", ", preview.ignored())));
        }
        if (!preview.exported()) {
            all.add(messages.text("sheet.found.foreign"));
        }
        return all;
    }

    /** Names the cells that change nothing for a reason; empty for none. */
    private Optional<String> ignored(ImportPreview preview, IgnoredCell.Reason reason) {
        List<IgnoredColumn> columns = IgnoredColumn.of(preview.ignoredCells(), reason);
        int cells = columns.stream().mapToInt(column -> column.rows().size()).sum();
        String names = columns.stream().map(this::rows).collect(Collectors.joining("; "));
        return cells == 0
                ? Optional.empty()
                : Optional.of(messages.plural("sheet.found." + reason.name(), cells, names));
    }

    private String rows(IgnoredColumn column) {
        return messages.plural(
                "sheet.rows",
                column.rows().size(),
                PreviewTable.field(changes.words(), column.column()),
                column.rowsText());
    }

    /** Says what would be sent as chosen now. */
    private void refresh() {
        int lines = model.taken();
        foot.allow(false);
        foot.offer(messages.plural("sheet.proposal", lines), lines, model.changes().size());
        Visibility.show(warning, false);
        if (model.previewProperty().get() != null) {
            summary.setText(lines == 0 ? messages.text("sheet.nothing") : "");
        }
        if (lines > 0) {
            model.stage(this::offer, this::failed);
        }
    }

    /** Offers to send it, and says first what can't be undone. */
    private void offer(Proposal proposal) {
        foot.offer(proposal.action(), proposal);
        foot.allow(true);
        List<String> said = new ArrayList<>();
        said.add(proposal.warning());
        said.addAll(new IrreversibleReasons(messages, changes.words()).of(proposal.lines()));
        warning.setText(String.join("\n", said).strip());
        Visibility.show(warning, !warning.getText().isEmpty());
    }

    /** Decides conflicts: the selected ones, or all when none is selected. */
    private void choose(boolean file) {
        List<ImportLine> chosen = table.selected().stream().filter(ImportLine::isConflict).toList();
        Collection<ImportLine> lines = chosen.isEmpty() ? table.rows() : chosen;
        model.overwrite(lines, file);
        table.table().refresh();
        refresh();
    }

    private void keep(Dialogs.OpenDialog shown) {
        foot.allow(false);
        model.stage(
                proposal -> {
                    shown.close();
                    changes.keep(proposal);
                },
                this::failed);
    }

    private void send(Dialogs.OpenDialog shown) {
        foot.allow(false);
        model.confirm(
                proposal -> {
                    shown.close();
                    changes.flow().send(proposal);
                },
                () -> on.notices().warn(messages.text("sheet.changed")),
                this::unsent);
    }

    private void unsent(Failure why) {
        on.notices().failed(messages.text("preview.failed"), why, FailureSubject.OTHER);
        refresh();
    }
}
