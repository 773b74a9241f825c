package app.marquee.ui.video;

import app.marquee.ui.control.Messages;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

import java.util.function.BiConsumer;

/** Cell of the frame of a row's video. FX thread only. */
final class RowPictureCell<T> extends TableCell<T, T> {
    private final BiConsumer<RowPictureFrame, T> fill;
    private final Runnable empty;
    private final RowPictureFrame frame;

    /**
     * @param messages of the images of videos
     * @param fill assigns the frame the image of a row
     * @param pictures drops what an empty cell asked for
     */
    RowPictureCell(Messages messages, RowPictures pictures, BiConsumer<RowPictureFrame, T> fill) {
        this.fill = fill;
        this.frame = new RowPictureFrame(messages);
        this.empty = () -> pictures.fill(frame, null);
        getStyleClass().add("row-picture-cell");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        accessibleTextProperty().bind(frame.accessibleTextProperty());
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            empty.run();
            setGraphic(null);
        } else {
            fill.accept(frame, row);
            setGraphic(frame);
        }
    }
}
