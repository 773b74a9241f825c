package app.marquee.ui.video;

import app.marquee.service.video.PictureService;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.concurrent.Executor;

/**
 * Dialog for thumbnails at window size, one at a time; left and right move between them. FX thread
 * only.
 */
public final class FullSize {
    private static final double WIDEST = 960;
    private static final double NARROWEST = 320;
    private static final double SHAPE = 16.0 / 9;

    /** Width and height used around the image, in pixels at the usual text size. */
    private static final double BESIDE = 128;

    private static final double ABOVE = 280;

    private final Messages messages;
    private final List<VideoThumbnail> shots;
    private final PictureFeed feed;
    private final Label caption = new Label();
    private final VBox content = new VBox();
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
        content.getStyleClass().addAll("full-size", "wide-content");
        content.setFocusTraversable(true);
        content.setAccessibleText(this.messages.text("full.title"));
        content.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    public void open(Dialogs dialogs, VideoThumbnail first) {
        at = Math.max(0, shots.indexOf(first));
        Button before = button("thumb-before", -1);
        Button next = button("thumb-next", 1);
        Button close = new Button(messages.text("close"));
        close.setId("dialog-close");
        close.setDefaultButton(true);
        Dialogs.OpenDialog dialog =
                dialogs.show(messages.text("full.title"), content, List.of(before, next, close));
        show();
        close.setOnAction(_ -> dialog.close());
        dialog.onClosed(feed::close);
    }

    private Button button(String id, int step) {
        Button button = new Button(messages.text(id));
        button.setId(id);
        button.setOnAction(_ -> step(step));
        return button;
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
        caption.setText(
                (shot.custom()
                                ? messages.text("shot.custom")
                                : messages.text("shot.generated", shot.number()))
                        + " · "
                        + messages.text("pattern.of", at + 1, shots.size()));
        content.getChildren().setAll(frame, caption);
        feed.bring(
                shot.address().stream()
                        .map(address -> new PictureFeed.Wanted(frame, address))
                        .toList());
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
