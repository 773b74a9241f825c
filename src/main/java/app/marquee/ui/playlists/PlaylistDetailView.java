package app.marquee.ui.playlists;

import app.marquee.service.playlist.LinkService;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.playlists.edit.EditorForm;
import app.marquee.ui.playlists.edit.LinkCheck;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * View of one playlist: header, tabs for its videos, settings and preview, and the bar that saves.
 * FX thread only.
 */
final class PlaylistDetailView extends BorderPane implements AutoCloseable {
    private final Messages messages;
    private final PlaylistDetailViewModel detail;
    private final SubscriptionGroup life = new SubscriptionGroup();
    private final PlaylistHeader header;
    private final PlaylistVideosView rows;
    private final StatePane present;
    private final Label note = new Label();
    private final ScrollPane videos = new ScrollPane();
    private final ScrollPane settings = new ScrollPane();
    private final ScrollPane preview = new ScrollPane();
    private final ChoiceSwitch<Node> tabs;
    private final ToggleButton videosTab;
    private final ToggleButton settingsTab;
    private final LinkCheck link;
    private final EditorForm form;
    private final SaveBar bar;

    /** Frames of videos, small ones in rows and large ones in the preview. */
    record Frames(VideoFrames rows, VideoFrames preview) {
        void renew() {
            rows.renew();
            preview.renew();
        }

        void close() {
            rows.close();
            preview.close();
        }
    }

    /** Ways from the view to others. */
    interface Ways {
        /** Lets the user choose videos to add. */
        void add();

        /** Removes the playlist from the list. */
        void forget();
    }

    PlaylistDetailView(
            SectionContext context,
            ChangeController changes,
            PlaylistDetailViewModel detail,
            LinkService links,
            Frames frames,
            Ways ways) {
        this.messages = context.messages();
        this.detail = detail;
        this.header = new PlaylistHeader(context, detail, ways::add, ways::forget, life);
        this.link = new LinkCheck(links, context.tasks(), messages);
        this.form = new EditorForm(messages, detail.editor(), link, life);
        this.bar = new SaveBar(context, changes, detail);
        bar.follow(context.connection(), life);
        this.tabs = new ChoiceSwitch<>("playlist-tab", this::open);
        this.rows = new PlaylistVideosView(context, detail, frames.rows(), life);
        this.present = rows.view();
        build();
        this.videosTab = tabs.add(videos, "videos", messages.text("field.videos"));
        this.settingsTab = tabs.add(settings, "settings", messages.text("tab.settings"));
        fill(preview, new PreviewPane(messages, detail, frames.preview(), life));
        tabs.add(preview, "preview", messages.text("tab.preview"));
        form.setDisable(detail.blocked().isPresent());
        FieldLock lock = new FieldLock(this, form);
        life.follow(detail.inputProperty(), now -> lock.set(now instanceof Input.Sending));
        life.follow(detail.stateProperty(), this::show);
        life.atEnd(detail.videos().stagedProperty().subscribe(this::reveal));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        rows.takeDropsOf(this);
    }

    private void build() {
        note.setId("playlist-note");
        note.getStyleClass().add("unknown-note");
        note.setGraphic(new FontIcon("fth-info"));
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.setMaxWidth(Double.MAX_VALUE);
        VBox.setVgrow(present, Priority.ALWAYS);
        VBox content = new VBox(present);
        content.getStyleClass().addAll("playlist-content", "of-videos");
        fill(videos, content);
        videos.setFitToHeight(true);
        VBox column = new VBox(form);
        column.getStyleClass().add("playlist-content");
        fill(settings, column);
        new FocusScroller(settings, column).followFocus();
        getStyleClass().add("playlist-detail");
        VBox head = new VBox(tabs, note);
        head.getStyleClass().add("playlist-tabs");
        setTop(new VBox(header, head));
        setCenter(new StackPane(videos, settings, preview));
        setBottom(bar);
    }

    private static void fill(ScrollPane pane, Node content) {
        pane.setContent(content);
        pane.setFitToWidth(true);
        pane.getStyleClass().add("playlist-scroll");
    }

    private void open(Node tab) {
        Visibility.show(videos, tab.equals(videos));
        Visibility.show(settings, tab.equals(settings));
        Visibility.show(preview, tab.equals(preview));
    }

    /** Shows its failures in the bars of the whole view. */
    void failingIn(RefreshFailures failures) {
        RefreshFailures.Part settled = part(failures);
        present.failingIn(part(failures));
        life.follow(
                detail.stateProperty(),
                state -> {
                    boolean isLoading = state instanceof LoadState.Loading;
                    settled.refreshing(isLoading);
                    if (!isLoading) {
                        tell(settled);
                    }
                });
    }

    private RefreshFailures.Part part(RefreshFailures failures) {
        RefreshFailures.Part part =
                failures.part(messages.text("refresh.open"), detail::load).item();
        life.atEnd(part::passed);
        return part;
    }

    private void tell(RefreshFailures.Part part) {
        detail.failure()
                .map(why -> new FailureText(messages).ofRefresh(why, FailureSubject.PLAYLIST))
                .ifPresentOrElse(words -> part.failed(words, ""), part::passed);
    }

    private void show(LoadState state) {
        Optional<String> unknown = detail.blocked().or(() -> unknown(state));
        Visibility.show(note, unknown.isPresent());
        unknown.ifPresent(note::setText);
    }

    /** Why the form may not show what the playlist is; empty when it does. */
    private Optional<String> unknown(LoadState state) {
        if (detail.isNotOffered()) {
            return Optional.of(messages.text("reading.notOffered"));
        }
        return state instanceof LoadState.Cancelled
                ? Optional.of(messages.text("reading.cancelled"))
                : Optional.empty();
    }

    /** Opens the videos when the first are staged. */
    private void reveal(StagedVideos before, StagedVideos now) {
        if (before.rows().isEmpty() && !now.rows().isEmpty()) {
            videosTab.setSelected(true);
            rows.toStaged();
        }
    }

    /** Puts the cursor into the name. */
    void editName() {
        settingsTab.setSelected(true);
        form.editName();
    }

    private void onKey(KeyEvent event) {
        if (PlaylistCommands.SAVE.isPressed(event)) {
            bar.saving().run();
            event.consume();
        }
    }

    /** The subscriptions of this view. */
    SubscriptionGroup life() {
        return life;
    }

    PlaylistHeader header() {
        return header;
    }

    LinkCheck link() {
        return link;
    }

    PlaylistVideosView rows() {
        return rows;
    }

    SaveBar bar() {
        return bar;
    }

    PlaylistDetailViewModel detail() {
        return detail;
    }

    @Override
    public void close() {
        life.close();
    }
}
