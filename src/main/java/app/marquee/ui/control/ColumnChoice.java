package app.marquee.ui.control;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.kordamp.ikonli.javafx.FontIcon;

/** Shows and hides columns; the last visible one cannot be hidden. */
final class ColumnChoice extends MenuButton {
    private final TableView<?> table;

    ColumnChoice(String tableId, TableView<?> table, Messages messages) {
        super(messages.text("table.columns"), new FontIcon("fth-columns"));
        this.table = table;
        setId(tableId + "-columns");
        getStyleClass().addAll("flat", "small");
        setMinWidth(USE_PREF_SIZE);
        setOnShowing(_ -> fill());
    }

    private void fill() {
        getItems().clear();
        for (TableColumn<?, ?> column : table.getColumns()) {
            CheckMenuItem item = new CheckMenuItem(column.getText());
            item.setSelected(column.isVisible());
            item.setDisable(column.isVisible() && table.getVisibleLeafColumns().size() == 1);
            item.setOnAction(_ -> column.setVisible(item.isSelected()));
            getItems().add(item);
        }
    }
}
