package app.marquee.ui.video;

import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * Frame, filmstrip and description of a video, with the title that the header shows. The frame can
 * be played and the texts edited in their place. FX thread only.
 */
final class VideoHead extends VBox {
    private static final double WIDEST = 480;

    /** To its left and right. */
    private static final double EDGES = 48;

    private final SectionContext on;
    private final Messages messages;
    private final RowPictures pictures;
    private final VideoPageViewModel model;
    private final GalleryViewModel gallery;
    private final VideoPage.Ways ways;
    private final RowPictureFrame frame;
    private final Filmstrip strip;
    private final InlineText title;
    private final InlineText description;
    private final Label why = new Label();
    private final Button play;
    private @Nullable String player;

    VideoHead(
            SectionContext on,
            RowPictures pictures,
            VideoPageViewModel model,
            VideoGallery gallery,
            ChangeController changes,
            VideoPage.Ways ways) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.pictures = pictures;
        this.model = model;
        this.gallery = gallery.model();
        this.ways = ways;
        this.frame = pictures.frame();
        this.play = Buttons.icon("video-open-player", "fth-play", messages.text("video.play"));
        this.title =
                new InlineText(
                        on,
                        changes,
                        new InlineText.Names(
                                "video-page-rename",
                                "video-page-title",
                                messages.text("video.edit.title"),
                                ""),
                        false,
                        text ->
                                text.isEmpty()
                                        ? Optional.empty()
                                        : editing(VideoUpdate.rename(text)));
        this.description =
                new InlineText(
                        on,
                        changes,
                        new InlineText.Names(
                                "video-page-describe",
                                "video-page-description",
                                messages.text("video.edit.description"),
                                messages.text("description.none")),
                        true,
                        text -> editing(VideoUpdate.describe(text)));
        frame.getStyleClass().setAll("page-picture");
        play.getStyleClass().add("page-play");
        play.setOnAction(_ -> play());
        title.shown().getStyleClass().addAll("view-title", "given-name");
        description.shown().getStyleClass().add("muted");
        why.setId("video-page-why");
        why.getStyleClass().add("caption");
        why.setWrapText(true);
        why.setMinHeight(USE_PREF_SIZE);
        StackPane picture = new StackPane(frame, play);
        picture.setMaxWidth(USE_PREF_SIZE);
        this.strip = new Filmstrip(messages, pictures, gallery.model(), gallery.tools());
        getStyleClass().add("video-page-head");
        Label heading = new Label(messages.text("field.description"));
        heading.getStyleClass().add("form-label");
        VBox described = new VBox(heading, description);
        described.managedProperty().bind(description.managedProperty());
        described.visibleProperty().bind(description.visibleProperty());
        getChildren().addAll(picture, strip, described, why);
        model.titleProperty().subscribe(title::show);
        model.factsStateProperty().subscribe(this::show);
        gallery.model().stateProperty().subscribe(_ -> showFrame());
        on.connection()
                .subscribe(
                        _ -> {
                            offer();
                            strip.renew();
                        });
    }

    /** The title, which is laid out elsewhere. */
    Region title() {
        return title;
    }

    /** Shows the generated thumbnails or not. */
    void offerStrip(boolean isOffered) {
        strip.offer(isOffered);
    }

    /** Starts to edit the title, or says why it can't be edited. */
    void editTitle() {
        blocked().ifPresentOrElse(on.notices()::warn, title::edit);
    }

    /** The same for the description. */
    void editDescription() {
        blocked().ifPresentOrElse(on.notices()::warn, description::edit);
    }

    private Optional<String> blocked() {
        return model.facts()
                .map(ways::blocked)
                .orElseGet(() -> Optional.of(messages.text("video.edit.unavailable")));
    }

    private Optional<Proposal> editing(VideoUpdate update) {
        return model.facts().flatMap(video -> ways.editing(video, update));
    }

    /** Offers to edit, or gives the reason why that isn't possible. */
    private void offer() {
        boolean isKnown = model.factsStateProperty().get() instanceof LoadState.Loaded;
        Optional<String> reason = isKnown ? blocked() : Optional.empty();
        boolean isOffered = isKnown && reason.isEmpty();
        title.offer(isOffered);
        description.offer(isOffered);
        why.setText(reason.orElse(""));
        Visibility.show(why, reason.isPresent());
    }

    /** Makes the frame as wide as a region allows. */
    void fitInto(Region room) {
        frame.prefWidthProperty().bind(Bindings.min(WIDEST, room.widthProperty().subtract(EDGES)));
        frame.prefHeightProperty().bind(frame.prefWidthProperty().multiply(9.0 / 16));
    }

    private void show(LoadState state) {
        if (state instanceof LoadState.Loaded || state instanceof LoadState.NotLoaded) {
            Video video = model.facts().orElse(null);
            player = video == null ? null : video.player().orNull();
            String words = video == null ? null : video.description().orNull();
            title.cancel();
            description.cancel();
            description.show(words == null ? "" : words.strip());
            showFrame();
            Visibility.show(play, player != null);
            play.setDisable(!on.desk().canBrowse());
            offer();
        }
    }

    /** The image of the record, or else of the thumbnails. */
    private void showFrame() {
        String url = model.facts().flatMap(video -> video.thumbnail().toOptional()).orElse(null);
        boolean isOfThis = Objects.equals(gallery.video(), model.video());
        pictures.bring(frame, url == null && isOfThis ? first() : url);
    }

    private @Nullable String first() {
        return gallery.thumbnails().stream()
                .flatMap(loaded -> VideoThumbnail.of(loaded).stream())
                .flatMap(shot -> shot.address().stream())
                .map(URI::toString)
                .findFirst()
                .orElse(null);
    }

    private void play() {
        try {
            if (player != null) {
                on.desk().browse(URI.create(player.strip()));
            }
        } catch (IllegalArgumentException _) {
            on.notices().warn(messages.text("picture.unsafe_address"));
        }
    }
}
