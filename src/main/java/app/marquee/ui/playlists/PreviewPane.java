package app.marquee.ui.playlists;

import app.marquee.model.Member;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.text.Messages;
import app.marquee.text.RightToLeft;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.playlists.edit.ButtonPreview;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Preview of a playlist as viewers would see it, with the unsaved edits. FX thread only. */
final class PreviewPane extends VBox {
    private static final int FIRST = 8;

    private final Messages messages;
    private final PlaylistDetailViewModel detail;
    private final VideoFrames frames;
    private final Label title = new Label();
    private final Label creator = new Label();
    private final Label facts = new Label();
    private final Label description = new Label();
    private final ButtonPreview button;
    private final VBox rows = new VBox();
    private final Label more = new Label();

    PreviewPane(
            Messages messages,
            PlaylistDetailViewModel detail,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.messages = messages;
        this.detail = detail;
        this.frames = frames;
        this.button = new ButtonPreview(messages, "playlist-preview-button");
        getStyleClass().addAll("playlist-content", "playlist-preview");
        setId("playlist-preview");
        title.getStyleClass().add("preview-title");
        facts.getStyleClass().add("caption");
        more.getStyleClass().add("caption");
        rows.getStyleClass().add("preview-rows");
        for (Label label : List.of(title, creator, facts, description, more)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        getChildren().addAll(title, creator, facts, description, button, rows, more);
        life.follow(detail.knownProperty(), _ -> show());
        life.follow(detail.editor().draftProperty(), _ -> show());
        life.follow(detail.videos().stateProperty(), _ -> showVideos());
        life.follow(detail.videos().factsProperty(), _ -> showAll());
    }

    private void showAll() {
        show();
        showVideos();
    }

    private void show() {
        Playlist known = detail.playlist();
        PlaylistUpdate edits = detail.editor().draft().update();
        title.setText(
                RightToLeft.apart(text(edits.name(), known.name(), messages.text("unnamed"))));
        String by = text(edits.creatorName(), known.creatorName(), "");
        creator.setText(RightToLeft.apart(by));
        Visibility.show(creator, !by.isEmpty());
        String about = text(edits.description(), known.description(), "");
        description.setText(RightToLeft.apart(about));
        Visibility.show(description, !about.isEmpty());
        facts.setText(String.join(" · ", facts(known, edits)));
        var shown = now(edits.externalButton(), known.externalButton()).orNull();
        Visibility.show(button, shown != null);
        if (shown != null) {
            button.show(shown);
        }
    }

    private List<String> facts(Playlist known, PlaylistUpdate edits) {
        List<String> words = new ArrayList<>();
        AccessType access = now(edits.accessType(), known.accessType()).orNull();
        if (access != null) {
            words.add(AccessWords.words(messages, access));
        }
        Long count = known.videosQuantity().orNull();
        if (count != null) {
            words.add(messages.plural("preview.videos", count));
        }
        BigDecimal seconds = known.duration().orNull();
        if (seconds != null) {
            words.add(messages.formats().length(seconds));
        }
        Boolean hidden = now(edits.hideViews(), known.hideViews()).orNull();
        if (Boolean.TRUE.equals(hidden)) {
            words.add(messages.text("preview.views.hidden"));
        }
        return words;
    }

    private static <T> Member<T> now(Member<T> edited, Member<T> known) {
        return edited.isAbsent() ? known : edited;
    }

    private static String text(Member<String> edited, Member<String> known, String otherwise) {
        String now = now(edited, known).orNull();
        return now == null || now.isBlank() ? otherwise : now;
    }

    private void showVideos() {
        List<PlaylistVideo> videos = detail.videos().present().orElse(List.of());
        List<PlaylistVideo> first = videos.stream().limit(FIRST).toList();
        List<Region> pictures = new ArrayList<>(first.stream().map(this::picture).toList());
        rows.getChildren().clear();
        showCover(first, pictures);
        for (int i = 0; i < first.size(); i++) {
            rows.getChildren().add(row(pictures.get(i), first.get(i)));
        }
        frames.whetherAny(
                first.stream().map(PlaylistVideo::videoId).toList(),
                known -> pictures.forEach(picture -> Visibility.show(picture, known)));
        int rest = videos.size() - FIRST;
        Visibility.show(more, rest > 0);
        more.setText(rest > 0 ? messages.plural("preview.more", rest) : "");
    }

    /** The frame of the first video above the texts. */
    private void showCover(List<PlaylistVideo> videos, List<Region> pictures) {
        getChildren().removeIf(RowPictureFrame.class::isInstance);
        if (!videos.isEmpty()) {
            Region cover = picture(videos.getFirst());
            cover.getStyleClass().add("preview-cover");
            getChildren().addFirst(cover);
            pictures.add(cover);
        }
    }

    private Region picture(PlaylistVideo video) {
        Region picture = frames.frame(video.videoId());
        Visibility.show(picture, false);
        return picture;
    }

    private Region row(Region picture, PlaylistVideo video) {
        VideoFacts known = detail.videos().factsProperty().get();
        String name = Objects.requireNonNullElse(video.title(), messages.text("unnamed.video"));
        Label words = new Label(name);
        words.getStyleClass().add("given-name");
        @Nullable BigDecimal seconds =
                video.length() == null ? known.length(video.videoId()) : video.length();
        Label length = new Label(seconds == null ? "" : messages.formats().videoLength(seconds));
        length.getStyleClass().add("caption");
        HBox row = new HBox(picture, new VBox(words, length));
        row.getStyleClass().add("preview-row");
        return row;
    }
}
