package app.marquee.ui.video;

import app.marquee.ui.control.Messages;

import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Frame of a video in a line of a list or table: its image, or an icon with an accessible text in
 * its place. The style sheet sets its size. FX thread only.
 */
public final class RowPictureFrame extends StackPane implements RowPictures.Place {
    private final Messages messages;
    private final ImageView image = new ImageView();
    private final FontIcon sign = new FontIcon();

    /**
     * @param messages of the images of videos
     */
    RowPictureFrame(Messages messages) {
        this.messages = messages;
        getStyleClass().add("row-picture");
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        image.setPreserveRatio(true);
        image.setSmooth(true);
        image.fitWidthProperty().bind(widthProperty());
        image.fitHeightProperty().bind(heightProperty());
        // Both stay: a node that is added again is restyled, row after row.
        getChildren().setAll(sign, image);
    }

    @Override
    public void show(RowPicture picture) {
        image.setImage(picture instanceof RowPicture.Shown(var arrived) ? arrived : null);
        boolean isShown = image.getImage() != null;
        image.setVisible(isShown);
        sign.setVisible(!isShown);
        if (!isShown) {
            sign.setIconLiteral(
                    picture instanceof RowPicture.Missing ? "fth-camera-off" : "fth-image");
        }
        setAccessibleText(messages.text("item.image") + ": " + words(picture));
    }

    private String words(RowPicture picture) {
        return switch (picture) {
            case RowPicture.None _ -> messages.text("unknown.text");
            case RowPicture.Coming _ -> messages.text("row.picture.coming");
            case RowPicture.Shown _ -> messages.text("row.picture.shown");
            case RowPicture.Missing(var why) -> PictureFrame.words(messages, why);
        };
    }
}
