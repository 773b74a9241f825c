package app.marquee.ui.video.matrix;

import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.TableViewSkin;
import javafx.scene.control.skin.VirtualFlow;

/** Scrolling of a table that moves no further than needed to show a cell. FX thread only. */
final class GridScroll {
    private GridScroll() {}

    static <T> void reveal(TableView<T> table, int row, TableColumn<T, ?> column) {
        table.scrollToColumnIndex(table.getVisibleLeafColumns().indexOf(column));
        if (table.getSkin() instanceof TableViewSkin<?> skin
                && skin.getChildren().stream()
                                .filter(VirtualFlow.class::isInstance)
                                .findFirst()
                                .orElse(null)
                        instanceof VirtualFlow<?> flow) {
            IndexedCell<?> first = flow.getFirstVisibleCell();
            IndexedCell<?> last = flow.getLastVisibleCell();
            boolean shown =
                    first != null
                            && last != null
                            && row > first.getIndex()
                            && row < last.getIndex();
            if (!shown) {
                flow.scrollTo(row);
            }
        } else {
            table.scrollTo(row);
        }
    }
}
