package app.marquee.ui.shell.command;

import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.TableCopy;

import java.util.Optional;

/** Actions behind the window's own commands. FX thread only. */
public interface WindowActions {
    void openPalette();

    /** Shows the menu of all commands. */
    void openMenu();

    /** Shows or hides the drawer with the pending changes. */
    void showPending();

    /** Proposes to undo the latest change. */
    void undoLatest();

    void refresh();

    void focusFilter();

    void cancelLoad();

    void showShortcuts();

    void showAbout();

    void saveDiagnostics();

    void showWork();

    void showNotices();

    void editConnections();

    /** Shows the menu of the connections. */
    void chooseConnection();

    /** Adds items by their IDs. */
    void addKnown();

    WindowLooks looks();

    /** The table in front that rows would be copied from. */
    Optional<TableCopy<?>> table();

    /** The choice of the columns of the table in front. */
    Optional<ColumnChoice> columns();

    /** Closes the native window as its close button does. */
    void quit();
}
