package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;

import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Selection in a table of places, by keys. FX thread only. */
final class PlaceSelection {
    private final PlaceTable table;
    private final CitiesViewModel model;
    private @Nullable PlaceKey revealed;

    PlaceSelection(PlaceTable table, CitiesViewModel model) {
        this.table = table;
        this.model = model;
        view().itemsProperty().subscribe(_ -> selectRevealed());
    }

    private TableView<PlaceLine> view() {
        return table.view();
    }

    /** Sets the listener for changes of the selection, by keys. */
    void onChanged(Consumer<List<PlaceKey>> selected) {
        table.onSelected(lines -> selected.accept(lines.stream().map(PlaceLine::key).toList()));
    }

    /** Opens the places around, selects the line and shows it. */
    void reveal(PlaceKey key) {
        revealed = key;
        model.reveal(key);
        selectRevealed();
    }

    /** Opens the places around all of them and selects their lines. */
    void revealAll(List<PlaceKey> keys) {
        model.revealAll(keys);
        Set<PlaceKey> wanted = Set.copyOf(keys);
        List<PlaceLine> lines = view().getItems();
        int[] places =
                IntStream.range(0, lines.size())
                        .filter(at -> wanted.contains(lines.get(at).key()))
                        .toArray();
        view().getSelectionModel().clearSelection();
        if (places.length > 0) {
            view().getSelectionModel().selectIndices(places[0], places);
            view().scrollTo(Math.max(0, places[0] - 2));
        }
    }

    /** Now, or when its line has arrived. */
    private void selectRevealed() {
        PlaceKey key = revealed;
        if (key == null) {
            return;
        }
        List<PlaceLine> lines = view().getItems();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).key().equals(key)) {
                revealed = null;
                table.select(i);
                return;
            }
        }
    }

    void clear() {
        view().getSelectionModel().clearSelection();
    }
}
