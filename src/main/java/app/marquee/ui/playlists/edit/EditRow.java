package app.marquee.ui.playlists.edit;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** A control over the whole width, with what stands beside it while it is there. */
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
