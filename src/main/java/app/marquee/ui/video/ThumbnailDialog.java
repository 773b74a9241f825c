package app.marquee.ui.video;

import app.marquee.model.video.PictureUpload;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.preview.PreviewDialog;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/**
 * Dialog that compares the current custom thumbnail with a new one, and sends it or saves it for
 * later. FX thread only.
 */
final class ThumbnailDialog {
    static final double WIDTH = 300;

    private final Messages messages;
    private final ChangeController changes;
    private final PreviewDialog dialog;

    /**
     * Decoded images to compare. Immutable.
     *
     * @param present null where there is none to show
     * @param words why there is none
     */
    record Both(@Nullable Image present, String words, Image next, PictureUpload picture) {}

    ThumbnailDialog(SectionContext on, ChangeController changes) {
        this.messages = on.messages().of("video");
        this.changes = changes;
        this.dialog = new PreviewDialog(on, changes, "thumb-file");
    }

    void open(Both both, Proposal replacement) {
        HBox sides =
                new HBox(
                        side("thumb-now", "current", both.present(), both.words()),
                        side("thumb-next", "thumb.next", both.next(), facts(both.picture())));
        sides.getStyleClass().add("thumb-compare");
        RequestPreview request = new RequestPreview("thumb-file-request", messages);
        request.show(replacement.lines().getFirst());
        VBox content = new VBox(sides, request);
        content.getStyleClass().add("field-dialog");
        dialog.open(replacement.title(), content, new Replacing(replacement));
        dialog.foot().unofficial();
        dialog.foot().offer(replacement.action(), replacement);
        dialog.warn(replacement);
        if (replacement.careful() || !dialog.foot().isFree()) {
            dialog.holdBack();
        } else {
            dialog.lead();
        }
    }

    /** Replacement that is sent as it is shown. */
    private final class Replacing implements PreviewDialog.Deeds {
        private final Proposal replacement;

        Replacing(Proposal replacement) {
            this.replacement = replacement;
        }

        @Override
        public boolean hasChanges() {
            return true;
        }

        @Override
        public void keep(Runnable kept, Runnable failed) {
            changes.keep(replacement, kept, failed);
        }

        @Override
        public void send(Runnable sent) {
            sent.run();
            changes.flow().send(replacement);
        }

        @Override
        public void close() {
            // Nothing runs.
        }
    }

    private String facts(PictureUpload picture) {
        return messages.text(
                "thumb.facts",
                picture.name(),
                picture.width(),
                picture.height(),
                messages.formats().bytes(picture.data().length()));
    }

    private VBox side(String id, String heading, @Nullable Image image, String words) {
        Label title = new Label(messages.text(heading));
        title.getStyleClass().add("form-label");
        Label below = new Label(words);
        below.setId(id);
        below.getStyleClass().add("caption");
        below.setWrapText(true);
        Wrapping.guard(below);
        below.setMaxWidth(WIDTH);
        VBox side = new VBox(title);
        if (image != null) {
            PictureFrame frame = new PictureFrame(messages, WIDTH);
            frame.show(image);
            side.getChildren().add(frame);
        }
        side.getChildren().add(below);
        side.setPrefWidth(WIDTH);
        side.getStyleClass().add("thumb-side");
        return side;
    }
}
