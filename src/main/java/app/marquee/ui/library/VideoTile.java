package app.marquee.ui.library;

import app.marquee.ui.control.Visibility;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.RowPictures;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/** Tile of a video: frame, length, status, title, views and day. FX thread only. */
final class VideoTile extends VBox {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("lead");

    private final VideoWords words;
    private final RowPictures pictures;
    private final RowPictureFrame frame;
    private final Label length = new Label();
    private final Label status = new Label();
    private final Label title = new Label();
    private final Label facts = new Label();
    private @Nullable VideoRow row;
    private int index = -1;

    VideoTile(VideoWords words, RowPictures pictures) {
        this.words = words;
        this.pictures = pictures;
        this.frame = pictures.frame();
        frame.getStyleClass().setAll("tile-picture");
        length.getStyleClass().add("tile-length");
        status.getStyleClass().add("tile-status");
        title.getStyleClass().add("tile-title");
        title.setWrapText(true);
        facts.getStyleClass().add("caption");
        StackPane.setAlignment(length, Pos.BOTTOM_RIGHT);
        StackPane.setAlignment(status, Pos.TOP_LEFT);
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        getStyleClass().add("video-tile");
        getChildren().addAll(new StackPane(frame, length, status), title, facts);
    }

    void resizeTo(double width) {
        setMinWidth(width);
        setMaxWidth(width);
        frame.setPrefSize(width, width * 9 / 16);
    }

    /** Shows a video; null for none. */
    void show(@Nullable VideoRow video, int at) {
        row = video;
        index = at;
        Visibility.show(this, video != null);
        if (video == null) {
            pictures.bring(frame, null);
            return;
        }
        pictures.bring(frame, video.video().thumbnail().orNull());
        show(length, hasLength(video) ? words.length(video) : "");
        show(status, words.mark(video).isEmpty() ? words.status(video) : words.mark(video));
        title.setText(words.title(video));
        facts.setText(words.viewsAndDay(video));
        setAccessibleText(title.getText() + ". " + facts.getText());
    }

    /** A video that isn't processed yet has the length 0, which says nothing. */
    private static boolean hasLength(VideoRow video) {
        return video.video().length().map(BigDecimal::signum).toOptional().orElse(0) != 0;
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    }

    @Nullable VideoRow row() {
        return row;
    }

    /** Its place in the order; negative for none. */
    int index() {
        return index;
    }

    void mark(boolean selected, boolean lead) {
        pseudoClassStateChanged(SELECTED, selected);
        pseudoClassStateChanged(FOCUSED, lead);
    }
}
