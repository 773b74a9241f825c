package app.marquee.ui.analytics;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;

/**
 * Lets several rows be selected only where a table is short enough: giving up a selection of a
 * million rows takes JavaFX minutes, in which nothing moves.
 */
public final class BoundedSelection {
    /** Giving up this many takes less than a frame or two. */
    public static final int MOST = 10_000;

    private BoundedSelection() {}

    /**
     * @param note says so, and is only seen while it holds
     */
    public static void attach(TableView<?> table, Node note) {
        InvalidationListener measure = _ -> measure(table, note);
        table.itemsProperty()
                .subscribe(
                        (before, now) -> {
                            before.removeListener(measure);
                            now.addListener(measure);
                            measure(table, note);
                        });
        table.getItems().addListener(measure);
        measure(table, note);
    }

    private static void measure(TableView<?> table, Node note) {
        boolean many = table.getItems().size() > MOST;
        table.getSelectionModel()
                .setSelectionMode(many ? SelectionMode.SINGLE : SelectionMode.MULTIPLE);
        note.setVisible(many);
        note.setManaged(many);
    }
}
