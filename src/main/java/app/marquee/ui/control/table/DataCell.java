package app.marquee.ui.control.table;

import app.marquee.text.Messages;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.ShownText;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

import java.util.Optional;
import java.util.function.Predicate;

/** Cell of one value; an unknown one is a muted mark that is read aloud as unknown. */
final class DataCell<T> extends TableCell<T, T> {
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final Column<T> column;
    private final String mark;
    private final String unknown;
    private final Predicate<T> blank;

    /**
     * @param blank rows in which it is empty, such as headers of groups
     */
    DataCell(Column<T> column, Messages messages, Predicate<T> blank) {
        this.column = column;
        this.blank = blank;
        this.mark = messages.text("unknown.mark");
        this.unknown = messages.text("unknown.text");
        setAlignment(column.right() ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        if (column.right()) {
            getStyleClass().add("right");
        }
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null || blank.test(row)) {
            setText(null);
            setGraphic(null);
            setAccessibleText(null);
            pseudoClassStateChanged(UNKNOWN, false);
        } else {
            show(row, column.shown(row));
            pseudoClassStateChanged(UNKNOWN, column.words(row).isEmpty());
        }
    }

    private void show(T row, Optional<String> words) {
        setText(words.map(ShownText::line).orElse(mark));
        setAccessibleText(column.title() + ": " + words.orElse(unknown));
        if (column.graphic() != null) {
            Node graphic = column.graphic().apply(row);
            setGraphic(graphic);
            boolean isWhole =
                    graphic instanceof Badge
                            || graphic instanceof OldAndNew
                            || graphic instanceof MarkedText;
            setContentDisplay(isWhole ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
    }
}
