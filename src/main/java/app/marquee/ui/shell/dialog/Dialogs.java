package app.marquee.ui.shell.dialog;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import java.util.List;

/** Service that shows modal dialogs inside the window. Calls return at once. FX thread only. */
public interface Dialogs {
    /** Asks for confirmation before an action. */
    void confirm(Confirmation confirmation);

    /**
     * Shows a dialog with custom content. Esc and the window's close button close it.
     *
     * @param buttons from left to right, the default one last
     */
    OpenDialog show(String title, Region content, List<? extends Node> buttons);

    /** Whether one is open, over which no other one opens by itself. */
    boolean isOpen();

    /** Handle of an open dialog. */
    interface OpenDialog {
        /** Closes it and restores the focus; does nothing the second time. */
        void close();

        /** Runs once when it goes away, however that happens. */
        void onClosed(Runnable next);
    }
}
