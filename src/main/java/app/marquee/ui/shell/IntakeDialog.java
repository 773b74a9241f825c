package app.marquee.ui.shell;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.task.JobScope;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.notification.Notices;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;

/**
 * Dialog that adds items by the IDs found in pasted, dropped or loaded text, with a preview of the
 * result. FX thread only.
 */
final class IntakeDialog {
    private static final int ROWS = 4;
    private static final double TABLE_HEIGHT = 220;

    /** An ID. */
    private static final double TITLE = 290;

    private static final double KIND = 80;
    private static final double NOTE = 190;

    private final WindowParts parts;
    private final Messages messages;
    private final Dialogs dialogs;
    private final Notices notices;
    private Runnable onAdded = () -> {};
    private final JobScope jobs;
    private final IntakeViewModel model;
    private final TextArea text = new TextArea();
    private final DataTable<ResolvedId> table;
    private final Label state = new Label();
    private final Button lookUp = new Button();
    private final ComboBox<ItemKind> kind = new ComboBox<>();
    private final Button add = new Button();

    IntakeDialog(
            WindowParts parts,
            Messages messages,
            IdResolver ids,
            Dialogs dialogs,
            Notices notices) {
        this.parts = parts;
        this.messages = messages;
        this.dialogs = dialogs;
        this.notices = notices;
        this.jobs = new JobScope(parts.tasks());
        this.model = new IntakeViewModel(ids, jobs, messages, parts.clock(), this::failed);
        this.table = new DataTable<>("known-preview", messages, jobs);
    }

    /**
     * @param added runs when something was added, to refresh the view
     */
    void open(Runnable added) {
        onAdded = added;
        buildText();
        buildTable();
        buildKind();
        Button file = Buttons.titled("known-file", messages.text("file.open"), "fth-file-text");
        file.setOnAction(_ -> chooseFile());
        lookUp.setId("known-look-up");
        lookUp.setGraphic(new FontIcon("fth-search"));
        lookUp.setMinWidth(Region.USE_PREF_SIZE);
        lookUp.setOnAction(_ -> model.lookUp());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox tools = new HBox(file, lookUp, space, kind);
        tools.getStyleClass().add("intake-tools");
        state.setId("known-state");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.getStyleClass().add("caption");
        VBox content = new VBox(text, tools, state, table);
        content.getStyleClass().addAll("intake", "wide-content");
        content.setOnDragOver(IntakeDialog::over);
        content.setOnDragDropped(this::dropped);
        Button cancel = Buttons.titled("known-cancel", messages.text("cancel"), "fth-x");
        add.setId("known-confirm");
        add.getStyleClass().add("accent");
        Dialogs.OpenDialog dialog =
                dialogs.show(messages.text("command.known"), content, List.of(cancel, add));
        cancel.setOnAction(_ -> dialog.close());
        add.setOnAction(_ -> model.add(count -> added(count, dialog)));
        dialog.onClosed(jobs::close);
        model.rowsProperty().subscribe(this::show);
        text.textProperty().subscribe(model::read);
        text.requestFocus();
    }

    private void buildText() {
        text.setId("add-known");
        text.setPrefRowCount(ROWS);
        text.setWrapText(true);
        text.setPromptText(messages.text("ids.prompt"));
        text.setAccessibleText(messages.text("ids.prompt"));
    }

    private void buildTable() {
        table.columns(
                        Column.<ResolvedId>text("title", messages.text("field.item"), this::name)
                                .width(TITLE),
                        Column.<ResolvedId>text("kind", messages.text("field.type"), this::kind)
                                .width(KIND),
                        Column.<ResolvedId>text("note", messages.text("field.status"), this::note)
                                .width(NOTE),
                        Column.<ResolvedId>text("id", messages.text("field.id"), ResolvedId::uuid)
                                .hidden())
                .named(messages.text("intake.found"))
                .keyedBy(ResolvedId::pasted);
        table.emptyTextProperty().set(messages.text("intake.none"));
        table.setPrefHeight(TABLE_HEIGHT);
    }

    private void buildKind() {
        kind.setId("known-kind");
        kind.getItems().setAll(ItemKind.listed());
        kind.setPromptText(messages.text("intake.setKind"));
        kind.setAccessibleText(messages.text("intake.setKind"));
        kind.setConverter(new ChoiceWords<>(this::words));
        kind.valueProperty()
                .subscribe(
                        chosen -> {
                            if (chosen != null) {
                                model.kind(table.selected(), chosen);
                            }
                        });
    }

    private String words(ItemKind value) {
        return messages.text("item." + value.name().toLowerCase(Locale.ROOT));
    }

    private String name(ResolvedId row) {
        String title = row.title();
        return title == null ? row.uuid() : title;
    }

    private @Nullable String kind(ResolvedId row) {
        return row.kind().map(this::words).orElse(null);
    }

    private String note(ResolvedId row) {
        String standing = messages.text("intake.standing." + row.standing().name());
        return row.times() == 1
                ? standing
                : standing + " · " + messages.plural("intake.times", row.times());
    }

    private void show(List<ResolvedId> rows) {
        table.rows(rows);
        long players = model.count(Standing.EXTERNAL);
        lookUp.setText(messages.plural("intake.lookUp", players));
        Visibility.show(lookUp, players > 0);
        kind.setDisable(rows.isEmpty());
        long addable = model.addable();
        add.setText(messages.plural("intake.add", addable));
        add.setDisable(addable == 0);
        state.setText(
                model.kindless() > 0
                        ? messages.plural("intake.kindless", model.kindless())
                        : players > 0
                                ? messages.plural("intake.players", players)
                                : messages.text("intake.hint"));
    }

    private void chooseFile() {
        parts.desk()
                .chooseFile(
                        messages.text("file.open"),
                        new FileKind(messages.text("intake.files"), List.of("csv", "txt", "json")),
                        chosen -> model.open(chosen, text::setText));
    }

    private static void over(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles() || board.hasString()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            model.open(board.getFiles().getFirst().toPath(), text::setText);
        } else {
            text.setText(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }

    private void failed(Failure failure) {
        var words = new FailureText(messages).of(failure, FailureSubject.VIDEO);
        state.setText(words.title() + ". " + words.next());
    }

    private void added(int count, Dialogs.OpenDialog dialog) {
        dialog.close();
        notices.done(messages.plural("intake.added", count));
        onAdded.run();
    }
}
