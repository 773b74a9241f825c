package app.marquee.ui.playlists.edit;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** Row of a full-width control with an optional node beside it. */
final class EditRow {
    private EditRow() {}

    static HBox of(Control control, Node beside) {
        control.setMaxWidth(Double.MAX_VALUE);
        HBox row = new HBox(control, beside);
        row.getStyleClass().add("edit-row");
        row.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(control, Priority.ALWAYS);
        return row;
    }
}
