package app.marquee.ui.library;

import app.marquee.ui.control.ShownText;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.TileGrid;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

/** Tile of a video: frame, length, status, title, views and day. FX thread only. */
final class VideoTile extends TileGrid.Tile<VideoRow> {
    private final VideoWords words;
    private final RowPictures pictures;
    private final RowPictureFrame frame;
    private final Label length = new Label();
    private final Label status = new Label();
    private final Label title = new Label();
    private final Label facts = new Label();

    VideoTile(VideoWords words, RowPictures pictures) {
        this.words = words;
        this.pictures = pictures;
        this.frame = pictures.frame();
        frame.getStyleClass().setAll("tile-picture");
        length.getStyleClass().add("tile-length");
        status.getStyleClass().add("tile-status");
        title.getStyleClass().addAll("tile-title", "single-line");
        facts.getStyleClass().add("caption");
        StackPane.setAlignment(length, Pos.BOTTOM_RIGHT);
        StackPane.setAlignment(status, Pos.TOP_LEFT);
        getChildren().addAll(new StackPane(frame, length, status), title, facts);
    }

    @Override
    protected void resizeFrame(double width) {
        frame.setPrefSize(width, width * 9 / 16);
    }

    @Override
    protected void show(@Nullable VideoRow video) {
        if (video == null) {
            pictures.bring(frame);
            return;
        }
        video.bring(pictures, frame);
        show(length, words.length(video));
        show(status, words.mark(video).isEmpty() ? words.status(video) : words.mark(video));
        title.setText(ShownText.wrapped(words.title(video)));
        facts.setText(words.viewsAndDay(video));
        setAccessibleText(title.getText() + ". " + facts.getText());
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    }
}
