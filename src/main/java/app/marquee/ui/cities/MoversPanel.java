package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Panel over the map with the places that gained and lost most. FX thread only. */
final class MoversPanel extends VBox {
    private final Messages messages;
    private final PlaceNames names;
    private final ValueChangeFormatter changes;
    private final Consumer<PlaceKey> open;

    /**
     * @param open shows a place
     */
    MoversPanel(Messages messages, PlaceNames names, Consumer<PlaceKey> open) {
        this.messages = messages;
        this.names = names;
        this.changes = new ValueChangeFormatter(messages);
        this.open = open;
        setId("cities-movers");
        getStyleClass().addAll("map-panel", "cities-movers");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        Visibility.show(this, false);
    }

    void hide() {
        Visibility.show(this, false);
    }

    void show(PlaceMovers movers) {
        List<Node> rows = new ArrayList<>();
        add(rows, "gained", movers.gained());
        add(rows, "lost", movers.lost());
        getChildren().setAll(rows);
        Visibility.show(this, !rows.isEmpty());
    }

    private void add(List<Node> rows, String kind, List<PlaceMovers.Mover> movers) {
        if (movers.isEmpty()) {
            return;
        }
        Label title = new Label(messages.text("movers." + kind));
        title.getStyleClass().add("map-panel-title");
        rows.add(title);
        for (int at = 0; at < movers.size(); at++) {
            rows.add(row("cities-movers-" + kind + "-" + (at + 1), movers.get(at)));
        }
    }

    private HBox row(String id, PlaceMovers.Mover mover) {
        Hyperlink name = new Hyperlink(names.of(mover.place()));
        name.setId(id);
        name.setMnemonicParsing(false);
        name.setOnAction(_ -> open.accept(mover.place().key()));
        Label change = new Label(changes.difference(mover.difference()));
        change.setMinWidth(Region.USE_PREF_SIZE);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        return new HBox(name, between, change);
    }
}
