package app.marquee.ui.settings;

import app.marquee.model.operation.Operation;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.MapChangeListener;
import javafx.collections.ObservableMap;

import java.util.EnumMap;
import java.util.Map;

/** Model of the custom paths, including the switch for the newer playlist paths. FX thread only. */
final class PathsForm {
    private static final Map<Operation, String> PLURAL =
            Map.of(
                    Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}",
                    Operation.ADD_PLAYLIST_VIDEOS, "/playlists/{playlist_id}/videos",
                    Operation.DELETE_PLAYLIST, "/playlists/{playlist_id}");

    private final ObservableMap<Operation, String> typed =
            FXCollections.observableMap(new EnumMap<>(Operation.class));
    private final BooleanProperty plural = new SimpleBooleanProperty();

    PathsForm() {
        typed.addListener(
                (MapChangeListener<Operation, String>) _ -> plural.set(hasNewerPlaylists()));
        plural.subscribe(this::choosePlural);
    }

    private boolean hasNewerPlaylists() {
        return typed.entrySet().containsAll(PLURAL.entrySet());
    }

    private void choosePlural(boolean newer) {
        if (newer == hasNewerPlaylists()) {
            return;
        }
        // One at a time, each of which is heard: the last one makes the choice true.
        PLURAL.forEach(
                (operation, path) -> {
                    if (newer) {
                        typed.put(operation, path);
                    } else {
                        typed.remove(operation, path);
                    }
                });
        plural.set(newer);
    }

    void load(Map<Operation, String> paths) {
        typed.keySet().retainAll(paths.keySet());
        typed.putAll(paths);
    }

    /** The paths as they are typed, by operation. */
    ObservableMap<Operation, String> typed() {
        return typed;
    }

    BooleanProperty pluralProperty() {
        return plural;
    }
}
