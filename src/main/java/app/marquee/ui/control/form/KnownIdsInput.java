package app.marquee.ui.control.form;

import app.marquee.service.search.IdFinder;
import app.marquee.service.search.IdFinder.Found;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.TextFile;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureMessage;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Input that extracts IDs from pasted text and dropped files, and counts new, duplicate, known and
 * player IDs. Its field has the ID {@code add-known}.
 */
public final class KnownIdsInput extends VBox {
    private static final int ROWS = 5;

    private final Messages messages;
    private final LatestJob latest;
    private final @Nullable Predicate<FoundId> known;
    private final TextArea text = new TextArea();
    private final Label count = new Label();
    private final Button add = new Button();
    private List<FoundId> found = List.of();

    /**
     * @param messages of any bundle; only their language matters
     * @param known whether an ID need not be added; pure. Null to accept every ID without reporting
     *     known ones
     * @param onAdd takes the new IDs, in the order of the text; the field is empty afterwards
     */
    public KnownIdsInput(
            Messages messages,
            TaskRunner tasks,
            @Nullable Predicate<FoundId> known,
            Consumer<List<FoundId>> onAdd) {
        this.messages = messages;
        this.latest = new LatestJob(tasks);
        this.known = known;
        getStyleClass().add("known-ids");
        text.setId("add-known");
        text.setPrefRowCount(ROWS);
        text.setWrapText(true);
        text.setPromptText(this.messages.text("ids.prompt"));
        text.setAccessibleText(this.messages.text("ids.prompt"));
        add.setId("add-known-confirm");
        add.getStyleClass().add("accent");
        add.setOnAction(_ -> take(onAdd));
        count.setMaxWidth(Double.MAX_VALUE);
        count.getStyleClass().add("muted");
        HBox.setHgrow(count, Priority.ALWAYS);
        // With large text the label wraps, and the button stays whole.
        count.setWrapText(true);
        count.setMinHeight(USE_PREF_SIZE);
        add.setMinWidth(USE_PREF_SIZE);
        HBox foot = new HBox(count, add);
        foot.getStyleClass().add("known-ids-foot");
        getChildren().addAll(text, foot);
        text.textProperty().subscribe(this::look);
        setOnDragOver(this::over);
        setOnDragDropped(this::drop);
    }

    private void over(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasString() || board.hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void drop(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            read(board.getFiles().getFirst().toPath());
        } else {
            text.setText(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }

    /** Takes the text of a file in place of what is there. */
    public void read(Path file) {
        latest.submit(
                Job.of(messages.text("ids.looking"), _ -> TextFile.read(file))
                        .onSuccess(text::setText)
                        .onFailure(
                                why -> {
                                    FailureMessage words =
                                            new FailureText(messages).of(why, FailureSubject.OTHER);
                                    count.setText(words.title() + ". " + words.next());
                                }));
    }

    /** The field that is pasted into. */
    public TextArea field() {
        return text;
    }

    private void look(String pasted) {
        latest.submit(
                Job.of(messages.text("ids.looking"), _ -> IdFinder.in(pasted))
                        .onSuccess(ids -> show(ids, pasted.isBlank())));
    }

    private void show(Found ids, boolean blank) {
        List<FoundId> own = ids.ids().stream().filter(id -> !id.external()).toList();
        List<FoundId> fresh = known == null ? own : own.stream().filter(known.negate()).toList();
        found = fresh;
        count.setText(
                blank
                        ? messages.text("ids.hint")
                        : messages.plural("ids.found", ids.ids().size(), ids.duplicates())
                                + old(own.size() - fresh.size())
                                + players(ids));
        add.setText(
                fresh.isEmpty()
                        ? messages.text("ids.add.none")
                        : messages.plural("ids.add", fresh.size()));
        add.setDisable(fresh.isEmpty());
    }

    private String old(int old) {
        return known == null ? "" : " · " + messages.plural("ids.old", old);
    }

    /**
     * Pasting the player ID of a video is the most common mistake; the server returns 404 for it.
     */
    private String players(Found ids) {
        return ids.external() == 0 ? "" : " · " + messages.plural("ids.players", ids.external());
    }

    private void take(Consumer<List<FoundId>> onAdd) {
        List<FoundId> ids = found;
        text.clear();
        onAdd.accept(ids);
    }
}
