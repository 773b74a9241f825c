package app.marquee.ui.trash;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;

import java.util.Map;

/** Cell of the status of a video, unless it is the usual one. FX thread only. */
final class TrashStateCell extends TableCell<TrashLine, TrashLine> {
    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");

    private final Map<TrashRow.State, String> states;

    /**
     * @param states in words
     */
    TrashStateCell(Map<TrashRow.State, String> states) {
        this.states = states;
        getStyleClass().add("trash-state");
    }

    @Override
    protected void updateItem(TrashLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        TrashRow row = isEmpty || line == null ? null : line.row();
        TrashRow.State state = row == null ? TrashRow.State.TRASHED : row.state();
        setText(state == TrashRow.State.TRASHED ? null : states.get(state));
        pseudoClassStateChanged(PENDING, state == TrashRow.State.PENDING);
    }
}
