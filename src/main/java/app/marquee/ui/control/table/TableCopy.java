package app.marquee.ui.control.table;

import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copy command of a table: the selected rows, tab-separated, with or without column titles, or the
 * focused cell. FX thread only.
 */
public final class TableCopy<T> {
    private final TableView<T> table;
    private final CellWords<T> words;

    /** Part of the table to copy, with its keys. */
    public enum Part {
        ROWS,
        ROWS_WITH_TITLES,
        CELL;

        public KeyCombination keys() {
            return switch (this) {
                case ROWS -> keys(KeyCombination.SHORTCUT_DOWN);
                case ROWS_WITH_TITLES ->
                        keys(KeyCombination.SHORTCUT_DOWN, KeyCombination.ALT_DOWN);
                case CELL -> keys(KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
            };
        }

        private static KeyCombination keys(KeyCombination.Modifier... with) {
            return new KeyCodeCombination(KeyCode.C, with);
        }
    }

    /** Formatter of a cell as text; empty where the value is unknown. */
    @FunctionalInterface
    public interface CellWords<T> {
        String of(TableColumn<T, ?> column, T row);
    }

    private TableCopy(TableView<T> table, CellWords<T> words) {
        this.table = table;
        this.words = words;
    }

    /** Adds the keys to a table and registers it for {@link #of}. */
    public static <T> void attach(TableView<T> table, CellWords<T> words) {
        TableCopy<T> copy = new TableCopy<>(table, words);
        table.getProperties().put(TableCopy.class, copy);
        table.addEventFilter(KeyEvent.KEY_PRESSED, copy::onKey);
    }

    /** The command of the table that this node is, or is in. */
    public static Optional<TableCopy<?>> of(@Nullable Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .filter(Node::hasProperties)
                .map(each -> each.getProperties().get(TableCopy.class))
                .filter(Objects::nonNull)
                .findFirst()
                .map(found -> (TableCopy<?>) found);
    }

    private void onKey(KeyEvent event) {
        if (table.getEditingCell() != null) {
            return;
        }
        Arrays.stream(Part.values())
                .filter(part -> part.keys().match(event))
                .findFirst()
                .ifPresent(
                        part -> {
                            copy(part);
                            event.consume();
                        });
    }

    /** Whether there is a row to copy. */
    public boolean isReady() {
        return table.getSelectionModel().getSelectedItem() != null;
    }

    /** The column menu of its table; empty when there is none. */
    public Optional<ColumnChoice> choice() {
        return ColumnChoice.of(table);
    }

    /** Whether its table is visible. */
    public boolean isShown() {
        return table.getScene() != null
                && Stream.<Node>iterate(table, Objects::nonNull, Node::getParent)
                        .allMatch(Node::isVisible);
    }

    /** Copies a part; the clipboard is left alone when there is nothing to copy. */
    public void copy(Part part) {
        String text = text(part);
        if (!text.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    String text(Part part) {
        return switch (part) {
            case ROWS -> rows();
            case ROWS_WITH_TITLES -> titles() + "\n" + rows();
            case CELL -> cell();
        };
    }

    private List<TableColumn<T, ?>> columns() {
        return PictureColumn.without(table.getVisibleLeafColumns()).toList();
    }

    private String titles() {
        return line(columns().stream().map(TableColumn::getText));
    }

    private String rows() {
        List<TableColumn<T, ?>> columns = columns();
        return table.getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .map(row -> line(columns.stream().map(column -> words.of(column, row))))
                .collect(Collectors.joining("\n"));
    }

    private String cell() {
        TablePosition<?, ?> focus = table.getFocusModel().getFocusedCell();
        int row = focus.getRow();
        if (row < 0 || row >= table.getItems().size()) {
            return "";
        }
        TableColumn<T, ?> focused = table.getVisibleLeafColumn(focus.getColumn());
        List<TableColumn<T, ?>> columns = columns();
        return words.of(
                columns.contains(focused) ? focused : columns.getFirst(),
                table.getItems().get(row));
    }

    private static String line(Stream<String> cells) {
        return cells.map(TableCopy::inOneCell).collect(Collectors.joining("\t"));
    }

    private static String inOneCell(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }
}
