package app.marquee.ui.playlists;

import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.video.VideoFacts;
import app.marquee.task.LoadState;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** View of the videos that a playlist has, where the connection can load them. FX thread only. */
final class PresentVideosView {
    static final double NUMBER_WIDTH = 48;
    private static final double TITLE_WIDTH = 280;
    static final double LENGTH_WIDTH = 76;
    private static final double VIEWS_WIDTH = 76;
    private static final double ID_WIDTH = 300;

    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final DataTable<PlaylistVideo> table;
    private final VideoFrames frames;
    private final PictureColumn<PlaylistVideo> picture;
    private final StatePane states;
    private final Map<String, Boolean> isKnown = new HashMap<>();

    PresentVideosView(
            SectionContext context,
            PlaylistDetailViewModel detail,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.messages = context.messages();
        this.model = detail.videos();
        this.table =
                new DataTable<PlaylistVideo>("playlist-videos", messages, context.tasks())
                        .columns(
                                Column.<PlaylistVideo, Long>number(
                                                "order",
                                                messages.text("column.number"),
                                                PresentVideosView::number,
                                                messages.formats()::integer)
                                        .width(NUMBER_WIDTH),
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
                                Column.<PlaylistVideo, BigDecimal>number(
                                                "length",
                                                messages.text("field.length"),
                                                this::length,
                                                messages.formats()::videoLength)
                                        .width(LENGTH_WIDTH),
                                Column.<PlaylistVideo, Long>number(
                                                "views",
                                                messages.text("metric.views"),
                                                video -> facts().views(video.videoId()),
                                                messages.formats()::integer)
                                        .width(
                                                ColumnWidth.titled(
                                                        messages.text("metric.views"),
                                                        VIEWS_WIDTH)),
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
                        .retry(FailureSubject.PLAYLIST, detail::load);
        states.getStyleClass().add("present-videos");
        life.follow(model.stateProperty(), this::show);
        life.follow(model.factsProperty(), _ -> show(model.stateProperty().get()));
    }

    /** The number of its place, from 1; the platform counts from 0. */
    private static @Nullable Long number(PlaylistVideo video) {
        return video.order() == null ? null : video.order() + 1;
    }

    private VideoFacts facts() {
        return model.factsProperty().get();
    }

    private @Nullable BigDecimal length(PlaylistVideo video) {
        return video.length() == null ? facts().length(video.videoId()) : video.length();
    }

    /** Columns of which no value is known take no room. */
    private void showKnown(List<PlaylistVideo> videos) {
        show("length", videos.stream().anyMatch(video -> length(video) != null));
        show("views", videos.stream().anyMatch(video -> facts().views(video.videoId()) != null));
    }

    private void show(String column, boolean known) {
        table.table().getColumns().stream()
                .filter(one -> column.equals(one.getId()))
                .filter(_ -> !Boolean.valueOf(known).equals(isKnown.put(column, known)))
                .forEach(one -> one.setVisible(known));
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
            showKnown(videos);
            frames.show(picture, videos.stream().map(PlaylistVideo::videoId).toList());
        }
        states.show(
                state,
                loaded && videos.isEmpty()
                        ? words("videos.empty.title", messages.text("videos.empty.text"))
                        : null);
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
