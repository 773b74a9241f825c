package app.marquee.ui.playlists;

import app.marquee.model.failure.Failure;
import app.marquee.service.playlist.LinkService;
import app.marquee.task.LoadState;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.playlists.edit.EditorForm;
import app.marquee.ui.playlists.edit.LinkCheck;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** View of one playlist: header, form, videos and the button that saves. FX thread only. */
final class PlaylistDetailView extends BorderPane implements AutoCloseable {
    private static final double REVEAL_GAP = 40;

    private final Messages messages;
    private final PlaylistDetailViewModel detail;
    private final SubscriptionGroup life = new SubscriptionGroup();
    private final PlaylistHeader header;
    private final ErrorBanner banner;
    private final Label note = new Label();
    private final VBox content = new VBox();
    private final ScrollPane scroll = new ScrollPane(content);
    private final ProgressBar progress = new ProgressBar();
    private final LinkCheck link;
    private final EditorForm form;
    private final StagedVideosView staged;
    private final SaveBar bar;

    /**
     * @param onAdd lets the user choose videos to add
     * @param onForget removes the playlist from the list
     */
    PlaylistDetailView(
            SectionContext context,
            PlaylistDetailViewModel detail,
            LinkService links,
            Runnable onAdd,
            Runnable onForget) {
        this.messages = context.messages();
        this.detail = detail;
        this.header = new PlaylistHeader(context, detail, onAdd, onForget, life);
        this.banner = new ErrorBanner(messages);
        this.link = new LinkCheck(links, context.tasks(), messages);
        this.form = new EditorForm(messages, detail.editor(), link, life);
        this.staged = new StagedVideosView(context, detail, life);
        this.bar =
                new SaveBar(
                        messages,
                        new SaveBar.Words(
                                "playlist-save",
                                messages.text("save"),
                                "playlist-discard",
                                messages.text("save.nothing")),
                        detail::save,
                        detail.editor()::reset);
        bar.follow(detail.editsProperty(), context.connection(), life);
        build(new PresentVideosView(context, detail.videos(), life).view());
        form.setDisable(detail.blocked().isPresent());
        life.follow(detail.stateProperty(), this::show);
        life.atEnd(detail.videos().stagedProperty().subscribe(this::reveal));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        staged.takeDropsOf(this);
    }

    private void build(Node present) {
        scroll.getStyleClass().add("playlist-scroll");
        note.setId("playlist-note");
        note.getStyleClass().add("unknown-note");
        note.setGraphic(new FontIcon("fth-info"));
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        note.setMaxWidth(Double.MAX_VALUE);
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.getStyleClass().add("thin");
        progress.setAccessibleText(messages.text("state.refreshing"));
        Label videos = new Label(messages.text("field.videos"));
        videos.getStyleClass().add("heading");
        VBox below = new VBox(videos, staged, present);
        below.getStyleClass().add("playlist-below");
        content.getChildren().addAll(note, form, below);
        content.getStyleClass().add("playlist-content");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("playlist-scroll");
        getStyleClass().add("playlist-detail");
        setTop(new VBox(header, progress, banner));
        setCenter(scroll);
        setBottom(bar);
    }

    private void show(LoadState state) {
        Optional<Failure> failure = detail.failure();
        Visibility.show(banner, failure.isPresent());
        failure.ifPresent(
                why ->
                        banner.show(
                                new FailureText(messages).of(why, FailureSubject.PLAYLIST),
                                detail::load));
        Optional<String> unknown = detail.blocked().or(() -> unknown(state));
        Visibility.show(note, unknown.isPresent());
        unknown.ifPresent(note::setText);
        progress.setVisible(state instanceof LoadState.Loading);
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

    /** Scrolls to the staged videos when the first are added. */
    private void reveal(StagedVideos before, StagedVideos now) {
        if (!before.rows().isEmpty() || now.rows().isEmpty()) {
            return;
        }
        Scene scene = getScene();
        if (scene != null) {
            // The position is known after the next layout.
            scene.addPostLayoutPulseListener(new Once(scene));
            Platform.requestNextPulse();
        }
    }

    /** Listener that scrolls once, after the next layout. */
    private final class Once implements Runnable {
        private final Scene scene;

        Once(Scene scene) {
            this.scene = scene;
        }

        @Override
        public void run() {
            scene.removePostLayoutPulseListener(this);
            scrollToStaged();
        }
    }

    private void scrollToStaged() {
        double room = content.getHeight() - scroll.getViewportBounds().getHeight();
        double top = content.sceneToLocal(staged.localToScene(staged.getLayoutBounds())).getMinY();
        scroll.setVvalue(room <= 0 ? 0 : Math.clamp((top - REVEAL_GAP) / room, 0, 1));
    }

    private void onKey(KeyEvent event) {
        if (PlaylistCommands.SAVE.isPressed(event)) {
            (isIn(staged, event) ? staged.bar() : bar).saving().run();
            event.consume();
        }
    }

    private static boolean isIn(Node part, KeyEvent event) {
        return Stream.iterate((Node) event.getTarget(), Objects::nonNull, Node::getParent)
                .anyMatch(part::equals);
    }

    /** The subscriptions of this view. */
    SubscriptionGroup life() {
        return life;
    }

    PlaylistHeader header() {
        return header;
    }

    EditorForm form() {
        return form;
    }

    LinkCheck link() {
        return link;
    }

    StagedVideosView staged() {
        return staged;
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
