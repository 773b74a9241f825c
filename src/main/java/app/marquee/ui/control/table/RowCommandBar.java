package app.marquee.ui.control.table;

import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;

import javafx.scene.Node;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * Bar with the number of selected rows and the commands on them, below their table, where Esc
 * selects none. Hidden while none is selected. FX thread only.
 */
public final class RowCommandBar extends HBox {
    private final Messages messages;
    private final Label count = new Label();

    /**
     * @param table its ID, which begins those of the controls
     * @param messages of any bundle; only their language matters
     */
    public RowCommandBar(String table, Messages messages, Node... commands) {
        this.messages = messages;
        count.getStyleClass().add("selection-count");
        count.setMinWidth(USE_PREF_SIZE);
        OverflowBar bar = new OverflowBar(table + "-selection-more", messages);
        bar.add(commands);
        HBox.setHgrow(bar, Priority.ALWAYS);
        setId("selection-bar");
        getStyleClass().add("selection-bar");
        addEventFilter(MouseEvent.ANY, RowCommandBar::single);
        getChildren().addAll(count, bar);
        show(0);
    }

    /** Keeps the row with the focus in sight when the bar takes the lowest rows of the table. */
    public void below(TableView<?> table) {
        table.heightProperty()
                .subscribe(
                        (before, now) -> {
                            if (isVisible() && now.doubleValue() < before.doubleValue()) {
                                FxThread.later(() -> reveal(table));
                            }
                        });
    }

    private static void reveal(TableView<?> table) {
        table.layout();
        int row = table.getFocusModel().getFocusedIndex();
        table.getChildrenUnmodifiable().stream()
                .filter(VirtualFlow.class::isInstance)
                .filter(_ -> row >= 0)
                .forEach(flow -> reveal((VirtualFlow<?>) flow, row));
    }

    private static void reveal(VirtualFlow<?> flow, int row) {
        IndexedCell<?> cell = flow.getCell(row);
        double over = cell.getLayoutY() + cell.getHeight() - flow.getHeight();
        // A row that is not seen at all was not the one that was clicked.
        if (over > 0 && over < 2 * flow.getHeight()) {
            flow.scrollPixels(over);
        }
    }

    /** The second click of a double click on a row that the bar now covers is not for the bar. */
    private static void single(MouseEvent event) {
        if (event.getClickCount() > 1) {
            event.consume();
        }
    }

    /** Shows the number of selected rows, unless there are none. */
    public void show(int selected) {
        count.setText(messages.text("rows.selected", messages.formats().integer(selected)));
        Visibility.show(this, selected > 0);
    }
}
