package app.marquee.ui.analytics;

import app.marquee.ui.control.Visibility;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;

/**
 * Selection mode that allows several rows only in short tables, because JavaFX takes minutes to
 * clear a selection of a million rows.
 */
public final class BoundedSelection {
    /** Clearing this many takes at most a frame or two. */
    public static final int MOST = 10_000;

    private BoundedSelection() {}

    /**
     * @param note explains the limit, visible only while it applies
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
        Visibility.show(note, many);
    }
}
