package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseEvent;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Row below the cursor, and the row of the place to which a map points. FX thread only. */
final class HoveredRow {
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

    private final TableView<PlaceLine> table;
    private Consumer<@Nullable PlaceKey> listener = _ -> {};
    private @Nullable PlaceKey told;

    HoveredRow(TableView<PlaceLine> table) {
        this.table = table;
        table.addEventFilter(MouseEvent.MOUSE_MOVED, event -> tell(below(event)));
        table.addEventFilter(MouseEvent.MOUSE_EXITED, _ -> tell(null));
    }

    /** Sets the listener for the place of the row below the cursor; null for none. */
    void onChanged(Consumer<@Nullable PlaceKey> hovered) {
        listener = hovered;
    }

    private void tell(@Nullable PlaceKey key) {
        if (!Objects.equals(key, told)) {
            told = key;
            listener.accept(key);
        }
    }

    private static @Nullable PlaceKey below(MouseEvent event) {
        Node node = event.getTarget() instanceof Node target ? target : null;
        while (node != null) {
            if (node instanceof TableRow<?> row) {
                return row.getItem() instanceof PlaceLine line ? line.key() : null;
            }
            node = node.getParent();
        }
        return null;
    }

    /**
     * Marks the row of a place, or of what is around it, as far as it is in view.
     *
     * @param scrolls whether to bring it into view
     */
    void mark(@Nullable PlaceKey key, boolean scrolls) {
        if (key != null && scrolls) {
            show(key);
        }
        TableRow<?> nearest = null;
        for (PlaceKey at = key; at != null && nearest == null; at = at.parent()) {
            nearest = row(at);
        }
        for (Node each : table.lookupAll(".table-row-cell")) {
            each.pseudoClassStateChanged(POINTED, each.equals(nearest));
        }
    }

    private void show(PlaceKey key) {
        List<PlaceLine> lines = table.getItems();
        for (PlaceKey around = key; around != null; around = around.parent()) {
            for (int at = 0; at < lines.size(); at++) {
                if (lines.get(at).key().equals(around)) {
                    if (row(around) == null) {
                        table.scrollTo(Math.max(0, at - 2));
                        table.layout();
                    }
                    return;
                }
            }
        }
    }

    private @Nullable TableRow<?> row(PlaceKey key) {
        return table.lookupAll(".table-row-cell").stream()
                .filter(TableRow.class::isInstance)
                .map(each -> (TableRow<?>) each)
                .filter(row -> row.getItem() instanceof PlaceLine line && line.key().equals(key))
                .findFirst()
                .orElse(null);
    }
}
