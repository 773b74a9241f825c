package app.marquee.ui.change;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Icon button of an item with pending changes; its tooltip names them and it opens Activity. FX
 * thread only.
 */
public final class PendingIcon extends Button {
    /**
     * @param words describes the pending changes
     * @param open opens the pending changes
     */
    public PendingIcon(String words, Runnable open) {
        setGraphic(new FontIcon("fth-edit-3"));
        setMinWidth(USE_PREF_SIZE);
        setFocusTraversable(false);
        setAccessibleText(words);
        setTooltip(new Tooltip(words));
        getStyleClass().addAll("flat", "small", "waiting-mark");
        setOnAction(_ -> open.run());
        // A double click opens the row; the icon ignores it.
        addEventHandler(MouseEvent.MOUSE_CLICKED, MouseEvent::consume);
    }
}
