package app.marquee.ui.playlists;

import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.task.LoadState;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import java.util.List;

/** View of the videos that a playlist has, where the connection can load them. FX thread only. */
final class PresentVideosView {
    private static final double ORDER_WIDTH = 84;
    private static final double TITLE_WIDTH = 280;
    private static final double ID_WIDTH = 300;

    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final DataTable<PlaylistVideo> table;
    private final VideoFrames frames;
    private final PictureColumn<PlaylistVideo> picture;
    private final StatePane states;
    private boolean hasPictures;

    PresentVideosView(
            SectionContext context,
            PlaylistVideosViewModel model,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.messages = context.messages();
        this.model = model;
        this.table =
                new DataTable<PlaylistVideo>("playlist-videos", messages, context.tasks())
                        .columns(
                                Column.<PlaylistVideo, Long>number(
                                                "order",
                                                messages.text("field.order"),
                                                PlaylistVideo::order,
                                                messages.formats()::integer)
                                        .width(ORDER_WIDTH),
                                Column.<PlaylistVideo>text(
                                                "title",
                                                messages.text("field.title"),
                                                PlaylistVideo::title)
                                        .standIn(
                                                video ->
                                                        messages.text(
                                                                "video.noTitle",
                                                                app.marquee.ui.change.ChangeWords
                                                                        .shortId(
                                                                                video.videoId()
                                                                                        .value())))
                                        .width(TITLE_WIDTH)
                                        .takesRoom(),
                                Column.<PlaylistVideo>text(
                                                "video-id",
                                                messages.text("field.id"),
                                                video -> video.videoId().value())
                                        .width(ID_WIDTH)
                                        .hidden())
                        .keyedBy(PlaylistVideo::videoId)
                        .onOpen(video -> context.navigation().open(video.videoId()));
        this.frames = frames;
        this.picture = frames.column(PlaylistVideo::videoId);
        table.table().getColumns().add(1, picture);
        table.remember(context.memory());
        picture.setVisible(false);
        table.table().setAccessibleText(messages.text("field.videos"));
        this.states =
                new StatePane(messages, context.clock(), table)
                        .retry(FailureSubject.PLAYLIST, model::load);
        states.getStyleClass().add("present-videos");
        life.follow(model.stateProperty(), this::show);
    }

    private void show(LoadState state) {
        if (model.isNotOffered()) {
            states.show(new LoadState.NotLoaded(), notOffered());
            return;
        }
        List<PlaylistVideo> videos = model.present().orElse(List.of());
        boolean loaded = state instanceof LoadState.Loaded;
        if (loaded) {
            table.rows(videos);
            frames.whetherAny(
                    videos.stream().map(PlaylistVideo::videoId).toList(), this::showPictures);
        }
        states.show(
                state,
                loaded && videos.isEmpty()
                        ? words("videos.empty.title", messages.text("videos.empty.text"))
                        : null);
    }

    /**
     * Shows the column when the first image is known; a user who hides it then is not overruled.
     */
    private void showPictures(boolean known) {
        if (known != hasPictures) {
            hasPictures = known;
            picture.setVisible(known);
        }
    }

    private EmptyStateText notOffered() {
        return words(
                "videos.unlisted.title",
                IdRule.blocked(messages, List.of(model.playlist()))
                        .orElseGet(() -> messages.text("videos.unknown.text")));
    }

    private EmptyStateText words(String title, String text) {
        return EmptyStateText.of("fth-film", messages.text(title), text);
    }

    StatePane view() {
        return states;
    }
}
