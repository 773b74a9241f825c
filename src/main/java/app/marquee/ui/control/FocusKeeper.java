package app.marquee.ui.control;

/** Part of a view that keeps the focus until it has content. FX thread only. */
public interface FocusKeeper {
    /** Puts the focus into the current content, or into the next one. */
    void takeFocus();
}
