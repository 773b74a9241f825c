package app.marquee.ui.control.table;

import app.marquee.text.Messages;

import javafx.geometry.Side;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Choice of the columns of a table, which also resets their widths; the last visible column can't
 * be hidden. FX thread only.
 */
public final class ColumnChoice {
    private final TableView<?> table;
    private final Messages messages;
    private final ContextMenu titles = new ContextMenu();
    private final DefaultColumnWidths<?> widths;
    private final String reset;

    ColumnChoice(TableView<?> table, ScaledColumns scaled, Messages messages) {
        this.table = table;
        this.messages = messages;
        this.widths = DefaultColumnWidths.of(table, scaled);
        this.reset = messages.text("table.columns.reset");
        titles.setOnShowing(_ -> titles.getItems().setAll(items()));
        // Without an item the menu would not open.
        titles.getItems().setAll(new MenuItem());
        table.getProperties().put(ColumnChoice.class, this);
    }

    /** The menu of the titles of the columns. */
    ContextMenu menu() {
        return titles;
    }

    /** Opens the choice below the titles of the columns. */
    public void open() {
        titles.show(table, Side.TOP, 0, 0);
    }

    /** The menu of a table; empty for a table with fixed columns. */
    static Optional<ColumnChoice> of(TableView<?> table) {
        return Optional.ofNullable(table.getProperties().get(ColumnChoice.class))
                .map(ColumnChoice.class::cast);
    }

    /** Whether every column has its default width. */
    public boolean areAutomatic() {
        return widths.areWorn();
    }

    /** Resets every column to its default width. */
    public void makeAutomatic() {
        widths.restore();
    }

    /** Images alone would leave nothing to filter, copy or save. */
    private boolean isLastWithWords(TableColumn<?, ?> column) {
        return column.isVisible()
                && !(column instanceof PictureColumn)
                && PictureColumn.without(table.getVisibleLeafColumns()).count() == 1;
    }

    /** Says why a column is hidden, where the user did not hide it. */
    private String title(TableColumn<?, ?> column) {
        return ColumnHider.title(column, messages);
    }

    /** The columns that are hidden because they say nothing or have no room, with the reason. */
    public List<String> hidden() {
        return table.getColumns().stream().filter(ColumnHider::isHidden).map(this::title).toList();
    }

    private List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        for (TableColumn<?, ?> column : table.getColumns()) {
            CheckMenuItem item = new CheckMenuItem(title(column));
            item.setMnemonicParsing(false);
            item.setSelected(column.isVisible());
            item.setDisable(isLastWithWords(column));
            item.setOnAction(
                    _ -> {
                        ColumnHider.choose(column);
                        column.setVisible(item.isSelected());
                    });
            items.add(item);
        }
        items.addAll(List.of(new SeparatorMenuItem(), automatic()));
        return items;
    }

    private MenuItem automatic() {
        MenuItem item = new MenuItem(reset);
        item.setId(table.getId() + "-columns-automatic");
        item.setOnAction(_ -> makeAutomatic());
        item.setDisable(areAutomatic());
        return item;
    }
}
