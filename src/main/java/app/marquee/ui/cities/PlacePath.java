package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import java.util.List;
import java.util.function.Consumer;

/** Breadcrumb of the places around the one that is shown, from the world. FX thread only. */
final class PlacePath extends HBox {
    private static final List<String> LEVELS = List.of("world", "country", "region", "city");

    private final Messages messages;
    private final PlaceNames names;
    private final Consumer<PlaceScope> open;

    PlacePath(Messages messages, PlaceNames names, Consumer<PlaceScope> open) {
        this.messages = messages;
        this.names = names;
        this.open = open;
        setId("cities-breadcrumb");
        getStyleClass().addAll("map-panel", "cities-breadcrumb");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        show(PlaceScope.EVERYWHERE);
    }

    /** Shows the way to a place; nothing for the world. */
    void show(PlaceScope scope) {
        Visibility.show(this, scope.narrows());
        getChildren().clear();
        if (!scope.narrows()) {
            return;
        }
        link(messages.text("path.world"), PlaceScope.EVERYWHERE);
        List<PlaceKey> path = scope.path();
        for (PlaceKey key : path) {
            if (key.equals(scope.one())) {
                last(name(key, path.size()));
            } else {
                link(name(key, getChildren().size() / 2), PlaceScope.of(key));
            }
        }
        if (path.isEmpty()) {
            last(messages.plural("selection.places", scope.only().size()));
        }
    }

    private String name(PlaceKey key, int depth) {
        String known = names.known(key);
        return known == null
                ? messages.text("place.unknown." + (depth <= 2 ? "region" : "city"))
                : known;
    }

    private void link(String text, PlaceScope to) {
        if (!getChildren().isEmpty()) {
            arrow();
        }
        Hyperlink link = new Hyperlink(text);
        link.setId("cities-breadcrumb-" + LEVELS.get(getChildren().size() / 2));
        link.setMnemonicParsing(false);
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(_ -> open.accept(to));
        getChildren().add(link);
    }

    private void arrow() {
        getChildren().add(new Label("›"));
    }

    private void last(String text) {
        arrow();
        Label here = new Label(text);
        here.getStyleClass().add("cities-breadcrumb-here");
        here.setMinWidth(USE_PREF_SIZE);
        here.setMnemonicParsing(false);
        getChildren().add(here);
    }
}
