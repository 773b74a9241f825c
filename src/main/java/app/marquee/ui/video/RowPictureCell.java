package app.marquee.ui.video;

import app.marquee.model.UnknownMembers;
import app.marquee.model.video.Thumbnail;
import app.marquee.service.video.PictureService;
import app.marquee.ui.control.Messages;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Function;

/**
 * Cell of the thumbnail of a row, or of an icon with an accessible text in its place. The style
 * sheet sets its size. FX thread only.
 */
final class RowPictureCell<T> extends TableCell<T, T> implements RowPictures.Place {
    private final Messages messages;
    private final RowPictures pictures;
    private final Function<T, @Nullable String> address;
    private final StackPane frame = new StackPane();
    private final ImageView image = new ImageView();
    private final FontIcon sign = new FontIcon();

    /**
     * @param messages of the images of videos
     * @param address of the image of a row; null when it is not known
     */
    RowPictureCell(Messages messages, RowPictures pictures, Function<T, @Nullable String> address) {
        this.messages = messages;
        this.pictures = pictures;
        this.address = address;
        getStyleClass().add("row-picture-cell");
        frame.getStyleClass().add("row-picture");
        frame.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        frame.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        image.setPreserveRatio(true);
        image.setSmooth(true);
        image.fitWidthProperty().bind(frame.widthProperty());
        image.fitHeightProperty().bind(frame.heightProperty());
        // Both stay in the cell: a node that is added again is restyled, row after row.
        frame.getChildren().setAll(sign, image);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            pictures.fill(this, null);
            setGraphic(null);
            setAccessibleText(null);
        } else {
            pictures.fill(
                    this,
                    PictureService.address(
                                    new Thumbnail(null, address.apply(row), UnknownMembers.NONE))
                            .orElse(null));
            setGraphic(frame);
        }
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
