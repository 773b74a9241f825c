package app.marquee.ui.shell.section;

import app.marquee.model.id.ConnectionId;

import javafx.collections.ObservableList;

/** The connections that the menu offers. On the FX thread. */
public interface ConnectionChoices {
    /** All of them, in the order of the menu. */
    ObservableList<ConnectionSummary> all();

    /** Opens another one; the window gets its workspace when that has happened. */
    void open(ConnectionId id);
}
