package app.marquee.ui.thumbnails;

import app.marquee.model.video.Picture;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.video.PictureFeed;
import app.marquee.ui.video.PictureFrame;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.Optional;

/**
 * Card of a video in the sheet: its thumbnail, its title, and whether it has a custom thumbnail. FX
 * thread only.
 */
final class SheetCard extends Button {
    private final SheetEntry entry;
    private final PictureFrame frame;
    private final VBox content;
    private double width;
    private double scale = 1;

    /**
     * @param width of the image, in pixels at the usual text size
     */
    SheetCard(Messages messages, SheetEntry entry, double width, Runnable open) {
        this.width = width;
        this.entry = entry;
        this.frame = new PictureFrame(messages, width);
        String title = title(entry);
        String custom = custom(messages, entry);
        Label name = new Label(title);
        name.setMaxWidth(Double.MAX_VALUE);
        name.getStyleClass().add("sheet-card-title");
        this.content = new VBox(frame, name, badge(entry, custom));
        content.getStyleClass().add("sheet-card-content");
        getStyleClass().add("sheet-card");
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(title + ", " + custom);
        setOnAction(_ -> open.run());
        if (entry.picture().isEmpty()) {
            frame.missing(Picture.Why.NOT_FOUND);
        }
        TextScale.follow(
                this,
                factor -> {
                    scale = factor;
                    resizeTo(this.width);
                });
    }

    /** Resizes the card, which is as wide as its image and its texts are in a larger size. */
    void resizeTo(double pixels) {
        width = pixels;
        if (frame.getPrefWidth() != pixels) {
            frame.resizeTo(pixels);
        }
        content.setPrefWidth(pixels * Math.max(1, scale));
    }

    private static Label badge(SheetEntry entry, String words) {
        if (entry.failure() != null) {
            Label why = new Label(words);
            why.setMaxWidth(Double.MAX_VALUE);
            why.getStyleClass().add("caption");
            return why;
        }
        return new Badge(
                words,
                entry.custom() == SheetEntry.Custom.YES ? Badge.Tone.ACCENT : Badge.Tone.MUTED);
    }

    static String title(SheetEntry entry) {
        String title = entry.video().title();
        return title == null || title.isBlank() ? entry.video().id() : title;
    }

    private static String custom(Messages messages, SheetEntry entry) {
        if (entry.failure() != null) {
            return new FailureText(messages).of(entry.failure(), FailureSubject.VIDEO).title();
        }
        return messages.text(
                switch (entry.custom()) {
                    case YES -> "custom.yes";
                    case NO -> "automatic";
                    case UNKNOWN -> "custom.unknown";
                });
    }

    SheetEntry entry() {
        return entry;
    }

    /** The image to load into the card. */
    Optional<PictureFeed.Wanted> wanted() {
        return entry.picture()
                .flatMap(shot -> shot.address())
                .map(address -> new PictureFeed.Wanted(frame, address));
    }
}
