package app.marquee.ui.playlists;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.search.ResolvedId;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/**
 * Dialog for adding known videos to a playlist, with the way to add others by their IDs. FX thread
 * only.
 */
final class AddVideosDialog {
    private final SectionContext context;
    private final Messages messages;
    private final PickVideosViewModel model;
    private final VideoFrames frames;
    private final Consumer<List<PlaylistCandidate>> onPicked;
    private final ListView<PlaylistCandidate> found = new ListView<>();
    private final Label note = new Label();
    private final Button pick = new Button();

    AddVideosDialog(
            SectionContext context,
            PlaylistService service,
            VideoFrames frames,
            Consumer<List<PlaylistCandidate>> onPicked) {
        this.context = context;
        this.messages = context.messages();
        this.model = new PickVideosViewModel(service, context.tasks(), messages);
        this.frames = frames;
        this.onPicked = onPicked;
    }

    void open() {
        FilterField filter =
                new FilterField(
                        "playlist-video-search", messages.text("pick.search"), model::search);
        filter.setMaxWidth(Double.MAX_VALUE);
        found.setId("playlist-video-candidates");
        found.setAccessibleText(messages.text("pick.found"));
        found.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        found.setCellFactory(_ -> new CandidateCell(frames, AddVideosDialog::words, model::length));
        note.setId("playlist-video-count");
        note.setWrapText(true);
        note.setMinHeight(Label.USE_PREF_SIZE);
        note.getStyleClass().add("caption");
        note.textProperty().bind(model.noteProperty());
        pick.setId("playlist-video-stage");
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("playlist-video-cancel");
        Button ids = Buttons.titled("playlist-video-ids", messages.text("ids.byId"), "fth-hash");
        VBox content = new VBox(filter, found, note);
        content.getStyleClass().add("pick-videos");
        Dialogs.OpenDialog[] dialog = new Dialogs.OpenDialog[1];
        Consumer<List<PlaylistCandidate>> take =
                videos -> {
                    onPicked.accept(videos);
                    dialog[0].close();
                };
        ids.setOnAction(
                _ -> {
                    dialog[0].close();
                    addById();
                });
        pick.setOnAction(_ -> take.accept(picked()));
        found.addEventHandler(KeyEvent.KEY_PRESSED, event -> onKey(event, take));
        cancel.setOnAction(_ -> dialog[0].close());
        found.addEventFilter(KeyEvent.KEY_PRESSED, this::onSpace);
        found.getSelectionModel()
                .getSelectedItems()
                .addListener((ListChangeListener<PlaylistCandidate>) _ -> count());
        dialog[0] =
                context.dialogs().show(messages.text("add"), content, List.of(cancel, ids, pick));
        filter.addEventHandler(KeyEvent.KEY_PRESSED, this::intoTheList);
        model.videosProperty().subscribe(this::show);
        model.search("");
    }

    private void addById() {
        context.addById()
                .open(
                        messages.text("ids.videos"),
                        WantedItems.only(ItemKind.VIDEO),
                        ids -> onPicked.accept(ids.stream().map(AddVideosDialog::of).toList()));
    }

    private static PlaylistCandidate of(ResolvedId id) {
        return new PlaylistCandidate(new VideoId(id.uuid()), id.title());
    }

    private List<PlaylistCandidate> picked() {
        return List.copyOf(found.getSelectionModel().getSelectedItems());
    }

    private void onKey(KeyEvent event, Consumer<List<PlaylistCandidate>> take) {
        if (event.getCode() == KeyCode.ENTER && !picked().isEmpty()) {
            take.accept(picked());
            event.consume();
        }
    }

    private void onSpace(KeyEvent event) {
        int at = found.getFocusModel().getFocusedIndex();
        if (event.getCode() == KeyCode.SPACE && at >= 0) {
            CandidateCell.toggle(found, at);
            event.consume();
        }
    }

    /** Moves the focus from the search text to its results. */
    private void intoTheList(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN && !found.getItems().isEmpty()) {
            found.requestFocus();
            found.getSelectionModel().clearAndSelect(0);
            event.consume();
        }
    }

    /** The search may have loaded records of videos whose frames weren't known before. */
    private void show(List<PlaylistCandidate> videos) {
        frames.renew();
        found.getItems().setAll(videos);
        count();
    }

    private void count() {
        int picked = picked().size();
        pick.setText(messages.pluralOr("add", "pick.stage", picked));
        pick.setDisable(picked == 0);
    }

    /** The title, or the ID where there is none. */
    private static String words(PlaylistCandidate video) {
        return video.title() == null ? video.id().value() : video.title();
    }
}
