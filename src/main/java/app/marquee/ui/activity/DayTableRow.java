package app.marquee.ui.activity;

import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;

/** Row that is marked where it is the heading of a day. FX thread only. */
final class DayTableRow<T extends DayRow<T>> extends TableRow<T> {
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        pseudoClassStateChanged(GROUP, !isEmpty && row != null && row.day() != null);
    }
}
