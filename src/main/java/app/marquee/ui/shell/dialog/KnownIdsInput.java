package app.marquee.ui.shell.dialog;

import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.JobScope;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/**
 * Input that finds IDs in pasted text, dropped and chosen files, counts them, and looks up player
 * IDs. Its field has the ID {@code add-known}. FX thread only.
 */
public final class KnownIdsInput extends VBox implements AutoCloseable {
    private static final int ROWS = 4;

    private final Messages messages;
    private final JobScope jobs;
    private final AddByIdViewModel model;
    private final TextArea text = new TextArea();
    private final Button lookUp = Buttons.titled("known-look-up", "", "fth-search");
    private final Button types = Buttons.titled("known-types", "", "fth-help-circle");
    private final HBox tools = new HBox();
    private final Button add = Buttons.titled("add-known-confirm", "");
    private Consumer<List<ResolvedId>> onAdd = _ -> {};

    /**
     * @param messages of any bundle; only their language matters
     */
    public KnownIdsInput(
            Messages messages, TaskRunner tasks, IdResolver resolver, WantedItems wanted) {
        this.messages = messages;
        this.jobs = new JobScope(tasks);
        this.model = new AddByIdViewModel(resolver, jobs, messages, wanted);
        getStyleClass().add("known-ids");
        text.setId("add-known");
        text.setPrefRowCount(ROWS);
        text.setWrapText(true);
        text.setPromptText(messages.text("ids.prompt"));
        text.setAccessibleText(messages.text("ids.prompt"));
        lookUp.setOnAction(_ -> model.lookUp());
        types.setOnAction(_ -> model.findTypes());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        tools.getStyleClass().add("known-ids-tools");
        tools.getChildren().addAll(lookUp, types, space);
        add.setOnAction(_ -> take());
        getChildren().addAll(text, tools, note());
        model.rowsProperty().subscribe(this::show);
        text.textProperty().subscribe(model::read);
        setOnDragOver(KnownIdsInput::over);
        setOnDragDropped(this::drop);
    }

    private Label note() {
        Label note = new Label();
        note.setId("known-state");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.getStyleClass().add("caption");
        note.textProperty().bind(model.noteProperty());
        return note;
    }

    /**
     * Adds the button that puts a file in place of the text, as dropping one does.
     *
     * @param id of the button
     */
    public KnownIdsInput withFiles(String id, DesktopServices desk) {
        Button file = Buttons.titled(id, messages.text("file.open"), "fth-file-text");
        FileKind kind = new FileKind(messages.text("ids.files"), List.of("csv", "txt", "json"));
        file.setOnAction(
                _ ->
                        desk.chooseFile(
                                messages.text("file.open"),
                                kind,
                                chosen -> model.open(chosen, text::setText)));
        tools.getChildren().addFirst(file);
        return this;
    }

    /** Sets what takes the added items of the wanted kind, in the order of the text. */
    public KnownIdsInput onAdd(Consumer<List<ResolvedId>> next) {
        onAdd = next;
        return this;
    }

    AddByIdViewModel model() {
        return model;
    }

    /** The field that is pasted into. */
    public TextArea field() {
        return text;
    }

    /** The line of buttons below the field. */
    public HBox tools() {
        return tools;
    }

    /** The button that adds the IDs, for the line of buttons or a dialog. */
    public Button addButton() {
        return add;
    }

    private static void over(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasString() || board.hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void drop(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            model.open(board.getFiles().getFirst().toPath(), text::setText);
        } else {
            text.setText(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }

    private void show(List<ResolvedId> rows) {
        lookUp.setText(messages.plural("ids.lookUp", model.players()));
        Visibility.show(lookUp, model.players() > 0);
        types.setText(messages.plural("ids.types", model.typeless()));
        Visibility.show(types, model.typeless() > 0);
        int addable = model.addable().size();
        add.setText(
                addable == 0 ? messages.text("ids.add.none") : messages.plural("ids.add", addable));
        add.setDisable(addable == 0);
    }

    private void take() {
        model.add(
                found -> {
                    if (model.left().isEmpty()) {
                        text.clear();
                    }
                    onAdd.accept(found);
                });
    }

    /** Ends its jobs. */
    @Override
    public void close() {
        jobs.close();
    }
}
