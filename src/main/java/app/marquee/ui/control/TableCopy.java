package app.marquee.ui.control;

import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Copies what a table shows: selected rows with tabs between their cells, or the cell that has the
 * focus.
 */
final class TableCopy<T> {
    static final KeyCombination ROWS =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination CELL =
            new KeyCodeCombination(
                    KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private final TableView<T> table;
    private final Supplier<List<Column<T>>> columns;

    TableCopy(TableView<T> table, Supplier<List<Column<T>>> columns) {
        this.table = table;
        this.columns = columns;
    }

    void onKey(KeyEvent event) {
        if (ROWS.match(event)) {
            copy(rows());
            event.consume();
        } else if (CELL.match(event)) {
            copy(cell());
            event.consume();
        }
    }

    String rows() {
        List<Column<T>> visible = columns.get();
        return table.getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .map(
                        row ->
                                visible.stream()
                                        .map(column -> inOneCell(column.words(row).orElse("")))
                                        .collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n"));
    }

    String cell() {
        TablePosition<?, ?> focus = table.getFocusModel().getFocusedCell();
        int row = focus.getRow();
        if (row < 0 || row >= table.getItems().size()) {
            return "";
        }
        int column = Math.max(0, focus.getColumn());
        return columns.get().get(column).words(table.getItems().get(row)).orElse("");
    }

    private static String inOneCell(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }

    private static void copy(String text) {
        if (!text.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }
}
