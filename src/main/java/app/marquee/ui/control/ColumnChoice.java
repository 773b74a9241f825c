package app.marquee.ui.control;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Set;

/** Shows and hides columns; the last visible one cannot be hidden. On the FX thread. */
public final class ColumnChoice extends MenuButton {
    private final TableView<?> table;
    private final Set<String> always;

    ColumnChoice(String tableId, TableView<?> table, Messages messages) {
        this(tableId, table, messages, Set.of());
    }

    private ColumnChoice(
            String tableId, TableView<?> table, Messages messages, Set<String> always) {
        super(messages.text("table.columns"), new FontIcon("fth-columns"));
        this.table = table;
        this.always = always;
        setId(tableId + "-columns");
        getStyleClass().addAll("flat", "small");
        setMinWidth(USE_PREF_SIZE);
        setOnShowing(_ -> fill());
    }

    /**
     * The choice of a table that is none of ours, and the memory of it.
     *
     * @param messages of any room; only their language matters
     * @param always ids of columns without which the rows say nothing
     */
    public static ColumnChoice of(
            TableView<?> table,
            ScaledColumns scaled,
            Messages messages,
            ViewMemory memory,
            Set<String> always) {
        new TableMemory(memory.under(table.getId()), scaled).attach(table);
        return new ColumnChoice(table.getId(), table, messages.common(), always);
    }

    /** Pictures alone would leave nothing to be filtered, copied or saved. */
    private boolean isLastWithWords(TableColumn<?, ?> column) {
        return column.isVisible()
                && !(column instanceof PictureColumn)
                && PictureColumn.without(table.getVisibleLeafColumns()).count() == 1;
    }

    private void fill() {
        getItems().clear();
        for (TableColumn<?, ?> column : table.getColumns()) {
            CheckMenuItem item = new CheckMenuItem(column.getText());
            item.setSelected(column.isVisible());
            item.setDisable(always.contains(column.getId()) || isLastWithWords(column));
            item.setOnAction(_ -> column.setVisible(item.isSelected()));
            getItems().add(item);
        }
    }
}
