package app.marquee.ui.video;

import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.net.URI;
import java.util.List;

/** Frame, title and description of a video, which can be played and renamed. FX thread only. */
final class VideoHead extends VBox {
    private static final double WIDEST = 480;

    /** To its left and right. */
    private static final double EDGES = 48;

    private final SectionContext on;
    private final Messages messages;
    private final RowPictures pictures;
    private final RowPictureFrame frame;
    private final Label title = new Label();
    private final Label description = new Label();
    private final Button play;
    private final Button rename;
    private @Nullable String player;

    VideoHead(SectionContext on, RowPictures pictures, VideoPageViewModel model, Runnable renames) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.pictures = pictures;
        this.frame = pictures.frame();
        this.play = icon("video-open-player", "fth-play", messages.text("video.play"));
        this.rename = icon("video-page-rename", "fth-edit-2", messages.text("action.rename"));
        frame.getStyleClass().setAll("page-picture");
        play.getStyleClass().add("page-play");
        play.setOnAction(_ -> play());
        rename.setOnAction(_ -> renames.run());
        title.getStyleClass().add("video-page-title");
        description.getStyleClass().add("muted");
        for (Label label : List.of(title, description)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
            label.setMaxWidth(Double.MAX_VALUE);
        }
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox line = new HBox(title, rename);
        line.getStyleClass().add("video-page-line");
        StackPane picture = new StackPane(frame, play);
        picture.setMaxWidth(USE_PREF_SIZE);
        getStyleClass().add("video-page-head");
        getChildren().addAll(picture, line, description);
        model.titleProperty().subscribe(title::setText);
        model.factsStateProperty().subscribe(state -> show(state, model));
    }

    /** Makes the frame as wide as a region allows. */
    void fitInto(Region room) {
        frame.prefWidthProperty().bind(Bindings.min(WIDEST, room.widthProperty().subtract(EDGES)));
        frame.prefHeightProperty().bind(frame.prefWidthProperty().multiply(9.0 / 16));
    }

    private void show(LoadState state, VideoPageViewModel model) {
        if (state instanceof LoadState.Loaded || state instanceof LoadState.NotLoaded) {
            Video video = model.facts().orElse(null);
            pictures.bring(frame, video == null ? null : video.thumbnail().orNull());
            player = video == null ? null : video.player().orNull();
            String words = video == null ? null : video.description().orNull();
            description.setText(words == null ? "" : words.strip());
            Visibility.show(description, !description.getText().isEmpty());
            Visibility.show(play, player != null);
            Visibility.show(rename, video != null);
            play.setDisable(!on.desk().canBrowse());
        }
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

    private static Button icon(String id, String literal, String words) {
        Button button = new Button("", new FontIcon(literal));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.getStyleClass().addAll("flat", "button-icon");
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        return button;
    }
}
