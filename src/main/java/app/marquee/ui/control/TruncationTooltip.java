package app.marquee.ui.control;

import app.marquee.text.RightToLeft;

import javafx.event.EventTarget;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Tooltip for truncated and shortened texts anywhere in a window; nodes with a tooltip of their own
 * keep it. FX thread only.
 */
public final class TruncationTooltip {
    private @Nullable Tooltip lent;

    /** Cell with a longer form of its text. A tooltip of its own would cost each cell a window. */
    public interface Shortened {
        /** The longer form; null when there is none. */
        @Nullable String inFull();
    }

    /** Watches everything in the scene from now on. */
    public void attach(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> entered(event.getTarget()));
        scene.addEventFilter(MouseEvent.MOUSE_EXITED_TARGET, event -> left(event.getTarget()));
    }

    private void entered(EventTarget target) {
        String text = target instanceof Labeled labeled ? text(labeled) : null;
        if (text != null && target instanceof Labeled labeled && labeled.getTooltip() == null) {
            Tooltip whole = new Tooltip(RightToLeft.apart(text));
            // Its row may be another one by then.
            whole.setOnShowing(
                    _ ->
                            whole.setText(
                                    RightToLeft.apart(
                                            Objects.requireNonNullElse(text(labeled), text))));
            whole.setWrapText(true);
            whole.getStyleClass().add("full-text");
            labeled.setTooltip(whole);
            lent = whole;
        }
    }

    private static @Nullable String text(Labeled labeled) {
        String full = labeled instanceof Shortened shortened ? shortened.inFull() : null;
        return full == null && labeled.isTextTruncated() ? labeled.getText() : full;
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
