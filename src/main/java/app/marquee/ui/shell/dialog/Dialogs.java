package app.marquee.ui.shell.dialog;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import java.util.List;

/**
 * Dialogs inside the window, over what it shows: they work without a second native window, keep the
 * focus, and Esc closes them by the safe way. On the FX thread; none of the calls waits.
 */
public interface Dialogs {
    /** Asks before something is done. */
    void confirm(Confirmation confirmation);

    /**
     * Shows a dialog with content of one's own. Esc and the window's close button close it.
     *
     * @param buttons from left to right, the default one last
     */
    OpenDialog show(String title, Region content, List<? extends Node> buttons);

    /** A dialog that is on the screen. */
    interface OpenDialog {
        /** Takes it away and gives the focus back; does nothing the second time. */
        void close();

        /** Runs once when it goes away, however that happens. */
        void onClosed(Runnable next);
    }
}
