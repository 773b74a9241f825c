package app.marquee.ui.shell.section;

import javafx.scene.layout.Region;

/** Content of the drawer, which opens over every section. FX thread only. */
public interface Drawer extends AutoCloseable {
    Region view();

    /** It was opened. */
    void shown();

    /**
     * Proposes to undo the latest change, also while it is closed.
     *
     * @param onUndone runs when it is undone
     */
    void undoLatest(Runnable onUndone);

    /** It was closed, and may be opened again. */
    void hidden();

    @Override
    void close();
}
