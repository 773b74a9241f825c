package app.marquee.ui.trash;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;

import java.util.Set;

/**
 * Row that is marked while its video expires soon, has left the trash, or is selected with its
 * group. FX thread only.
 */
final class TrashTableRow extends TableRow<TrashLine> {
    private static final PseudoClass URGENT = PseudoClass.getPseudoClass("urgent");
    private static final PseudoClass SOON = PseudoClass.getPseudoClass("soon");
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");
    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final ObservableValue<Set<TrashGroup.Span>> chosen;

    /**
     * @param chosen the groups whose headers are selected
     */
    TrashTableRow(ObservableValue<Set<TrashGroup.Span>> chosen) {
        this.chosen = chosen;
        chosen.subscribe(_ -> showChosen());
    }

    @Override
    protected void updateItem(TrashLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        TrashLine shown = isEmpty ? null : line;
        pseudoClassStateChanged(GROUP, shown instanceof TrashGroup);
        pseudoClassStateChanged(URGENT, shown instanceof TrashRow row && row.isExpiring());
        pseudoClassStateChanged(SOON, shown instanceof TrashRow row && row.isWithinWeek());
        pseudoClassStateChanged(OUT, shown instanceof TrashRow row && row.span().isOut());
        showChosen();
    }

    private void showChosen() {
        pseudoClassStateChanged(
                CHOSEN,
                !isEmpty()
                        && getItem() instanceof TrashRow row
                        && chosen.getValue().contains(row.span()));
    }
}
