package app.marquee.ui.control.table;

import app.marquee.ui.control.ViewMemory;

import javafx.beans.Observable;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Memory of the widths, order, visibility and sort of the columns of a table, by column ID. Entries
 * of removed columns are ignored.
 */
final class TableMemory {
    private static final Pattern COMMA = Pattern.compile(",");
    private static final Pattern COLON = Pattern.compile(":");

    private static final String SHOWN = "shown";

    /** Shown by the user, even where it says the same in all rows. */
    private static final String PINNED = "pinned";

    private final ViewMemory memory;
    private final ScaledColumns scaled;

    TableMemory(ViewMemory memory, ScaledColumns scaled) {
        this.memory = memory;
        this.scaled = scaled;
    }

    <T> void attach(TableView<T> table) {
        restoreColumns(table);
        restoreSort(table);
        Runnable keep = () -> keep(table);
        table.getColumns().addListener((Observable _) -> keep.run());
        table.getSortOrder().addListener((Observable _) -> keep.run());
        for (TableColumn<T, ?> column : table.getColumns()) {
            column.widthProperty().addListener(_ -> keep.run());
            column.visibleProperty().addListener(_ -> keep.run());
            column.sortTypeProperty().addListener(_ -> keep.run());
        }
    }

    private <T> void keep(TableView<T> table) {
        memory.keep(
                "columns",
                table.getColumns().stream()
                        .map(
                                column ->
                                        column.getId()
                                                + ":"
                                                + width(column)
                                                + ":"
                                                + visibility(column))
                        .collect(Collectors.joining(",")));
        memory.keep(
                "sort",
                table.getSortOrder().stream()
                        .map(column -> column.getId() + ":" + column.getSortType())
                        .collect(Collectors.joining(",")));
    }

    /** A column that is hidden while it says the same in all rows is not hidden by the user. */
    private static String visibility(TableColumn<?, ?> column) {
        if (ColumnHider.isHidden(column)) {
            return SHOWN;
        }
        String shown = ColumnHider.isChosen(column) ? PINNED : SHOWN;
        return column.isVisible() ? shown : "hidden";
    }

    /** The saved width; empty for the default, which depends on the language. */
    private String width(TableColumn<?, ?> column) {
        return DefaultColumnWidths.isWorn(column, scaled)
                ? ""
                : String.valueOf(Math.round(FlexColumnSizer.wanted(column) / scaled.worn()));
    }

    private <T> void restoreColumns(TableView<T> table) {
        List<String> order = new ArrayList<>();
        for (List<String> parts : entries("columns")) {
            @Nullable TableColumn<T, ?> column = column(table, parts.getFirst());
            if (column != null && parts.size() == 3) {
                order.add(column.getId());
                if (isNumber(parts.get(1))) {
                    FlexColumnSizer.restore(
                            column, Double.parseDouble(parts.get(1)) * scaled.worn());
                }
                column.setVisible(List.of(SHOWN, PINNED).contains(parts.get(2)));
                if (parts.get(2).equals(PINNED)) {
                    ColumnHider.choose(column);
                }
            }
        }
        List<TableColumn<T, ?>> sorted = new ArrayList<>(table.getColumns());
        sorted.sort(Comparator.comparingInt(column -> place(order, column)));
        if (!order.isEmpty() && !sorted.equals(table.getColumns())) {
            table.getColumns().setAll(sorted);
        }
    }

    private <T> void restoreSort(TableView<T> table) {
        List<TableColumn<T, ?>> sorted = new ArrayList<>();
        for (List<String> parts : entries("sort")) {
            @Nullable TableColumn<T, ?> column = column(table, parts.getFirst());
            if (column != null && parts.size() == 2) {
                column.setSortType(
                        parts.get(1).equals("DESCENDING")
                                ? TableColumn.SortType.DESCENDING
                                : TableColumn.SortType.ASCENDING);
                sorted.add(column);
            }
        }
        if (!sorted.isEmpty()) {
            // At once: a table that is sorted already would lose its order within the change.
            table.getSortOrder().setAll(sorted);
        }
    }

    private List<List<String>> entries(String key) {
        String kept = memory.recall(key);
        return kept == null
                ? List.of()
                : COMMA.splitAsStream(kept).map(entry -> List.of(COLON.split(entry, -1))).toList();
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 6 && text.chars().allMatch(Character::isDigit);
    }

    /**
     * Columns that were not saved follow those that were; an image column stays before its text.
     */
    private static int place(List<String> order, TableColumn<?, ?> column) {
        int place = order.indexOf(column.getId());
        int unknown = column instanceof PictureColumn ? -1 : Integer.MAX_VALUE;
        return place < 0 ? unknown : place;
    }

    private static <T> @Nullable TableColumn<T, ?> column(TableView<T> table, String id) {
        return table.getColumns().stream()
                .filter(column -> column.getId().equals(id))
                .findFirst()
                .orElse(null);
    }
}
