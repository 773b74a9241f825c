package app.marquee.ui.change;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The small mark of a thing whose change waits: says what waits, and leads to it. The same way
 * without the mouse is the command that shows the changes. On the FX thread.
 */
public final class PendingIcon extends Button {
    /**
     * @param words what waits
     * @param open leads to the change list
     */
    public PendingIcon(String words, Runnable open) {
        setGraphic(new FontIcon("fth-edit-3"));
        setMinWidth(USE_PREF_SIZE);
        setFocusTraversable(false);
        setAccessibleText(words);
        setTooltip(new Tooltip(words));
        getStyleClass().addAll("flat", "small", "waiting-mark");
        setOnAction(_ -> open.run());
        // A row opens on a double click, which is none of the mark's.
        addEventHandler(MouseEvent.MOUSE_CLICKED, MouseEvent::consume);
    }
}
