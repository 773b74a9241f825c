package app.marquee.ui.control.table;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Column of images or buttons: it can be moved, hidden and remembered, but not sorted, filtered,
 * copied or saved as text.
 */
public final class PictureColumn<T> extends TableColumn<T, T> {
    /**
     * @param id in kebab case, the same in every language
     * @param width preferred, in pixels at the usual text size
     */
    public PictureColumn(
            String id, String title, double width, Supplier<? extends TableCell<T, T>> cells) {
        super(title);
        setId(id);
        setPrefWidth(width);
        setSortable(false);
        setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        setCellFactory(_ -> cells.get());
    }

    /** The columns with text, in their order. */
    static <C extends TableColumn<?, ?>> Stream<C> without(List<C> columns) {
        return columns.stream().filter(column -> !(column instanceof PictureColumn));
    }
}
