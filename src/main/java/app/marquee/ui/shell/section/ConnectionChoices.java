package app.marquee.ui.shell.section;

import app.marquee.model.id.ConnectionId;

import javafx.collections.ObservableList;

/** Connections that the menu offers. FX thread only. */
public interface ConnectionChoices {
    /** All of them, in the order of the menu. */
    ObservableList<ConnectionSummary> all();

    /** Opens another one; the window gets its workspace when that has happened. */
    void open(ConnectionId id);
}
