package app.marquee.ui.control;

import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Tooltip of disabled controls anywhere in a window, such as the reason why, since the toolkit
 * shows only those of enabled ones. FX thread only.
 */
public final class DisabledTooltip {
    /** Distance from the pointer, which would cover it otherwise. */
    private static final double BESIDE = 12;

    private final PauseTransition pause = new PauseTransition();
    private @Nullable Control over;
    private @Nullable Tooltip shown;

    /** Watches everything in the scene from now on. */
    public void attach(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, this::moved);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> leave(null));
        scene.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave(null));
    }

    private void moved(MouseEvent event) {
        Control now =
                disabled(
                        event.getPickResult().getIntersectedNode(),
                        new Point2D(event.getSceneX(), event.getSceneY()));
        if (Objects.equals(now, over)) {
            return;
        }
        leave(now);
        Tooltip reason = now == null ? null : now.getTooltip();
        if (now != null && reason != null) {
            pause.setDuration(reason.getShowDelay());
            pause.setOnFinished(
                    _ -> {
                        shown = reason;
                        reason.show(now, event.getScreenX() + BESIDE, event.getScreenY() + BESIDE);
                    });
            pause.playFromStart();
        }
    }

    private void leave(@Nullable Control next) {
        pause.stop();
        over = next;
        if (shown != null) {
            shown.hide();
            shown = null;
        }
    }

    /** The disabled control with a tooltip at a point of a node; null for none. */
    private static @Nullable Control disabled(@Nullable Node node, Point2D inScene) {
        if (node instanceof Control control
                && control.isDisabled()
                && control.getTooltip() != null) {
            return control;
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .filter(child -> child.isDisabled() && child.isVisible())
                        .filter(child -> child.contains(child.sceneToLocal(inScene)))
                        .map(child -> disabled(child, inScene))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null)
                : null;
    }
}
