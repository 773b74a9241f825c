package app.marquee.ui.video;

import app.marquee.service.video.PictureService;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.geometry.Dimension2D;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.Executor;

/**
 * Dialog for thumbnails at window size, one at a time; left, right and a click move on. FX thread
 * only.
 */
public final class FullSize {
    private static final double WIDEST = 896;
    private static final double NARROWEST = 320;
    private static final double SHAPE = 16.0 / 9;

    /** Width and height used around the image, in pixels at the usual text size. */
    private static final double BESIDE = 200;

    private static final double ABOVE = 280;

    private final Messages messages;
    private final List<VideoThumbnail> shots;
    private final PictureFeed feed;
    private final Label caption = new Label();
    private final HBox row = new HBox();
    private final VBox content = new VBox(row, caption);
    private final Button close;
    private final WriteButton use;
    private @Nullable ThumbnailTools tools;
    private @Nullable String used;
    private int at;

    /** Makes it ready; {@link #open} shows it. */
    public FullSize(
            Messages messages,
            TaskRunner tasks,
            PictureService pictures,
            Executor fxThread,
            List<VideoThumbnail> shots) {
        this.messages = messages.of("video");
        this.shots = List.copyOf(shots);
        this.feed = new PictureFeed(tasks, pictures, fxThread, messages);
        this.close = ReviewDialog.button("dialog-close", this.messages.text("close"));
        this.use = WriteButton.opening("full-size-use", this.messages.text("thumb.use"));
        row.getStyleClass().add("full-size-row");
        content.getStyleClass().addAll("full-size", "wide-content");
        content.setFocusTraversable(true);
        content.setAccessibleText(this.messages.text("thumb-open"));
        content.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    /**
     * Offers to use another thumbnail.
     *
     * @param url of the one that viewers see; null when it is unknown
     */
    FullSize using(ThumbnailTools ways, @Nullable String url) {
        tools = ways;
        used = url;
        return this;
    }

    /**
     * @param title of the video
     */
    public void open(Dialogs dialogs, String title, VideoThumbnail first) {
        at = Math.max(0, shots.indexOf(first));
        Dialogs.OpenDialog dialog = dialogs.show(title, content, List.of(close, use));
        show();
        use.setOnAction(
                _ -> {
                    dialog.close();
                    if (tools != null) {
                        tools.use(shots.get(at));
                    }
                });
        close.setOnAction(_ -> dialog.close());
        dialog.onClosed(feed::close);
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
            step(event.getCode() == KeyCode.LEFT ? -1 : 1);
            event.consume();
        }
    }

    private void step(int by) {
        at = Math.floorMod(at + by, shots.size());
        show();
    }

    private void show() {
        VideoThumbnail shot = shots.get(at);
        PictureFrame frame = new PictureFrame(messages, width());
        frame.pixelsProperty().subscribe(pixels -> caption.setText(caption(shot, pixels)));
        frame.neverEnlarging();
        frame.setCursor(Cursor.HAND);
        frame.setOnMouseClicked(_ -> step(1));
        row.getChildren().setAll(frame);
        Visibility.show(use, tools != null && tools.canUse(shot));
        feed.bring(
                shot.address().stream()
                        .map(address -> new PictureFeed.Wanted(frame, address))
                        .toList());
    }

    private String caption(VideoThumbnail shot, @Nullable Dimension2D pixels) {
        String place =
                shot.words(messages, used)
                        + " · "
                        + messages.text("pattern.of", at + 1, shots.size());
        return pixels == null
                ? place
                : place
                        + " · "
                        + messages.text(
                                "shot.pixels", (int) pixels.getWidth(), (int) pixels.getHeight());
    }

    /** The width available in the window. */
    private double width() {
        Scene scene = content.getScene();
        if (scene == null) {
            return WIDEST;
        }
        double scale = TextScale.now(content);
        double wide = scene.getWidth() - BESIDE * scale;
        double high = scene.getHeight() - ABOVE * scale;
        double room = Math.min(wide, high * SHAPE);
        return Math.max(NARROWEST, Math.min(WIDEST, room));
    }
}
