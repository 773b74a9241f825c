package app.marquee.ui.video;

import app.marquee.ui.control.Messages;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Cell of the frame of a row's video. FX thread only. */
final class RowPictureCell<T> extends TableCell<T, T> {
    private final BiConsumer<RowPictureFrame, T> fill;
    private final Predicate<T> without;
    private final Runnable empty;
    private final RowPictureFrame frame;

    /**
     * @param messages of the images of videos
     * @param fill assigns the frame the image of a row
     * @param pictures drops what an empty cell asked for
     * @param without rows that are not videos, such as headers
     */
    RowPictureCell(
            Messages messages,
            RowPictures pictures,
            BiConsumer<RowPictureFrame, T> fill,
            Predicate<T> without) {
        this.fill = fill;
        this.without = without;
        this.frame = new RowPictureFrame(messages);
        this.empty = () -> pictures.fill(frame, null);
        getStyleClass().add("row-picture-cell");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        accessibleTextProperty().bind(frame.accessibleTextProperty());
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null || without.test(row)) {
            empty.run();
            setGraphic(null);
        } else {
            fill.accept(frame, row);
            setGraphic(frame);
        }
    }
}
