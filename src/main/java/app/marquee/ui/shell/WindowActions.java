package app.marquee.ui.shell;

/** What the commands of the window itself act on. On the FX thread. */
interface WindowActions {
    void openPalette();

    void refresh();

    void focusFilter();

    void cancelLoad();

    void showShortcuts();

    void editConnections();

    WindowLooks looks();

    /** Closes the native window as its close button does. */
    void quit();
}
