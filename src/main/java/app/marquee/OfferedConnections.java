package app.marquee;

import app.marquee.model.id.ConnectionId;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/** List of connections for the menu and the palette. FX thread only. */
final class OfferedConnections implements ConnectionChoices {
    private final ConnectionSummaries summaries;
    private final Consumer<ConnectionId> open;
    private final ObservableList<ConnectionSummary> all = FXCollections.observableArrayList();

    /**
     * @param open takes the one that was chosen
     */
    OfferedConnections(ConnectionSummaries summaries, Consumer<ConnectionId> open) {
        this.summaries = summaries;
        this.open = open;
    }

    @Override
    public ObservableList<ConnectionSummary> all() {
        return all;
    }

    @Override
    public void open(ConnectionId id) {
        open.accept(id);
    }

    void refresh() {
        all.setAll(summaries.all());
    }
}
