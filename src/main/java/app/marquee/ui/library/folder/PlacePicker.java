package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderTree;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.control.table.TableModel;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.collections.FXCollections;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Dialog for choosing the target of a move: a filter, all places, and the reason beside a refused
 * one. The choice leads to the review. FX thread only.
 */
public final class PlacePicker {
    private final String title;
    private final Messages messages;
    private final Dialogs dialogs;
    private final TaskRunner tasks;
    private final TableModel<FolderPlaces.Place> model;
    private final ListView<FolderPlaces.Place> list = new ListView<>();
    private final Label reason = new Label();
    private final WriteButton choose;
    private final Function<@Nullable FolderId, String> refused;
    private final Consumer<@Nullable FolderId> onChosen;
    private final FilterField filter;

    /**
     * @param title names what is moved
     * @param refused why a place cannot be chosen; empty when it can
     * @param onChosen takes the place; null is the top level
     */
    public PlacePicker(
            String title,
            Messages messages,
            Dialogs dialogs,
            TaskRunner tasks,
            Function<@Nullable FolderId, String> refused,
            Consumer<@Nullable FolderId> onChosen) {
        this.title = title;
        this.messages = messages;
        this.dialogs = dialogs;
        this.tasks = tasks;
        this.refused = refused;
        this.onChosen = onChosen;
        this.model = new TableModel<>(messages, tasks);
        this.choose =
                WriteButton.opening("folder-move-choose", messages.text("move.picker.action"));
        this.filter =
                new FilterField(
                        "folder-move-filter",
                        messages.text("folders.filter"),
                        typed -> model.filter(SearchWords.of(typed).in(PlacePicker::texts)));
        list.setId("folder-move-list");
        list.getStyleClass().add("place-list");
        list.setAccessibleText(messages.text("move.picker.list"));
        list.setPlaceholder(new Label(messages.text("folders.none")));
        list.setCellFactory(_ -> new PlaceCell(refused));
        reason.setId("folder-move-reason");
        reason.getStyleClass().add("caption");
        reason.setWrapText(true);
        Wrapping.guard(reason);
        model.shownProperty().subscribe(this::swap);
    }

    private static Stream<String> texts(FolderPlaces.Place place) {
        return Stream.of(place.name(), place.above());
    }

    /** Opens the dialog; the places are listed in a job. */
    public void open(FolderTree tree) {
        tasks.submit(
                Job.of(messages.text("job.folders"), _ -> FolderPlaces.of(tree, messages))
                        .onSuccess(model::rows));
        VBox content = new VBox(filter, list, reason);
        content.getStyleClass().add("place-picker");
        Button cancel = ReviewDialog.button("folder-move-cancel", messages.text("cancel"));
        Dialogs.OpenDialog dialog = dialogs.show(title, content, List.of(cancel, choose));
        cancel.setOnAction(_ -> dialog.close());
        choose.setOnAction(_ -> choose(dialog));
        list.setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        choose(dialog);
                    }
                });
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, dialog));
        filter.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, dialog));
        list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
        filter.requestFocus();
    }

    private void onKey(KeyEvent event, Dialogs.OpenDialog dialog) {
        if (event.getCode() == KeyCode.ENTER && !choose.isFocused()) {
            choose(dialog);
            event.consume();
        } else if (event.getCode() == KeyCode.DOWN && filter.isFocused()) {
            list.requestFocus();
            list.getSelectionModel().selectNext();
            event.consume();
        }
    }

    private void swap(List<FolderPlaces.Place> shown) {
        FolderPlaces.Place before = list.getSelectionModel().getSelectedItem();
        list.setItems(FXCollections.observableList(shown));
        if (before != null && shown.contains(before)) {
            list.getSelectionModel().select(before);
        } else if (!filter.getText().isEmpty()) {
            list.getSelectionModel().select(firstPossible(shown));
        }
    }

    private int firstPossible(List<FolderPlaces.Place> shown) {
        for (int at = 0; at < shown.size(); at++) {
            if (refused.apply(shown.get(at).folder()).isEmpty()) {
                return at;
            }
        }
        return -1;
    }

    private void selected(FolderPlaces.@Nullable Place place) {
        String why =
                place == null ? messages.text("move.picker.choose") : refused.apply(place.folder());
        reason.setText(
                why.isEmpty() && place != null ? messages.text("move.here", place.name()) : why);
        choose.setDisable(place == null || !why.isEmpty());
    }

    private void choose(Dialogs.OpenDialog dialog) {
        FolderPlaces.Place place = list.getSelectionModel().getSelectedItem();
        if (place != null && refused.apply(place.folder()).isEmpty()) {
            dialog.close();
            onChosen.accept(place.folder());
        }
    }
}
