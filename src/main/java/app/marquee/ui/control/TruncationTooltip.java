package app.marquee.ui.control;

import javafx.event.EventTarget;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

/**
 * Tooltip for truncated texts anywhere in a window; nodes with a tooltip of their own keep it. FX
 * thread only.
 */
public final class TruncationTooltip {
    private @Nullable Tooltip lent;

    /** Watches everything in the scene from now on. */
    public void attach(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> entered(event.getTarget()));
        scene.addEventFilter(MouseEvent.MOUSE_EXITED_TARGET, event -> left(event.getTarget()));
    }

    private void entered(EventTarget target) {
        if (target instanceof Labeled labeled
                && labeled.isTextTruncated()
                && labeled.getTooltip() == null) {
            Tooltip whole = new Tooltip(RightToLeft.apart(labeled.getText()));
            whole.setWrapText(true);
            whole.getStyleClass().add("full-text");
            labeled.setTooltip(whole);
            lent = whole;
        }
    }

    private void left(EventTarget target) {
        if (target instanceof Labeled labeled
                && lent != null
                && lent.equals(labeled.getTooltip())) {
            labeled.setTooltip(null);
            lent = null;
        }
    }
}
