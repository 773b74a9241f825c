package app.marquee.ui.thumbnails;

import app.marquee.model.video.Picture;
import app.marquee.ui.control.Messages;
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
    static final double WIDTH = 176;

    private final SheetEntry entry;
    private final PictureFrame frame;

    SheetCard(Messages messages, SheetEntry entry, Runnable open) {
        this.entry = entry;
        this.frame = new PictureFrame(messages, WIDTH);
        String title = title(entry);
        String custom = custom(messages, entry);
        Label name = new Label(title);
        name.setMaxWidth(Double.MAX_VALUE);
        name.getStyleClass().add("sheet-card-title");
        Label badge = new Label(custom);
        badge.setMaxWidth(Double.MAX_VALUE);
        badge.getStyleClass().add("caption");
        badge.setVisible(entry.custom() != SheetEntry.Custom.YES);
        VBox card = new VBox(frame, name, badge);
        card.getStyleClass().add("sheet-card-content");
        getStyleClass().add("sheet-card");
        setGraphic(card);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(title + ", " + custom);
        setOnAction(_ -> open.run());
        if (entry.picture().isEmpty()) {
            frame.missing(Picture.Why.NOT_FOUND);
        }
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
                    case YES -> "field.thumbnail";
                    case NO -> "thumbnail.none";
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
