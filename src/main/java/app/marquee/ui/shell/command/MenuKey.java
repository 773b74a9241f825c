package app.marquee.ui.shell.command;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.Locale;

/**
 * Handler that opens the context menu by the menu key and Shift+F10, which JavaFX 25 supports only
 * on Windows. FX thread only.
 */
public final class MenuKey {
    private MenuKey() {}

    /** Whether these keys ask for a menu and the toolkit leaves it at that. */
    public static boolean isPressed(KeyEvent event) {
        boolean asked =
                event.getCode() == KeyCode.CONTEXT_MENU
                        || (event.getCode() == KeyCode.F10
                                && event.isShiftDown()
                                && !event.isControlDown()
                                && !event.isAltDown());
        return asked && !isToldByToolkit();
    }

    private static boolean isToldByToolkit() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    }

    /** Asks as the mouse would over the middle of the node. */
    public static void ask(Node focused) {
        Bounds all = focused.getLayoutBounds();
        Point2D on = focused.localToScreen(all.getCenterX(), all.getCenterY());
        if (on != null) {
            focused.fireEvent(
                    new ContextMenuEvent(
                            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                            all.getCenterX(),
                            all.getCenterY(),
                            on.getX(),
                            on.getY(),
                            true,
                            null));
        }
    }
}
