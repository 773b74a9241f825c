package app.marquee.ui.cities;

import app.marquee.analytics.Mover;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceMovers;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
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

/**
 * Panel over the map with the cities that gained and lost most. The map itself shows areas. FX
 * thread only.
 */
final class MoversPanel extends VBox {
    private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    /** Widths of the panel that the map has at least, and half as many heights. */
    private static final double LEAST_PARTS = 3;

    private final Messages messages;
    private final PlaceNames names;
    private final ValueChangeFormatter changes;
    private final Consumer<PlaceKey> open;
    private final VBox rows = new VBox();
    private Runnable appear = () -> {};
    private boolean isWanted;
    private PlaceMovers movers = PlaceMovers.NONE;

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
        getChildren().add(rows);
        Visibility.show(this, false);
    }

    /** Follows the size of the map, of which it never covers more than a part. */
    void within(Region map) {
        map.widthProperty().subscribe((_, _) -> appear(map));
        map.heightProperty().subscribe((_, _) -> appear(map));
        appear = () -> appear(map);
    }

    private void appear(Region map) {
        boolean hasRoom =
                map.getWidth() >= LEAST_PARTS * prefWidth(-1)
                        && map.getHeight() >= LEAST_PARTS / 2 * prefHeight(-1);
        Visibility.show(this, isWanted && hasRoom);
    }

    void hide() {
        isWanted = false;
        appear.run();
    }

    void show(PlaceMovers shown) {
        movers = shown;
        fill();
        isWanted = true;
        appear.run();
    }

    private void fill() {
        List<Node> shown = new ArrayList<>();
        add(shown, "gained", movers.gained());
        add(shown, "lost", movers.lost());
        if (shown.isEmpty()) {
            shown.add(title("none"));
        }
        rows.getChildren().setAll(shown);
    }

    private Label title(String kind) {
        Label title = new Label(messages.text("movers." + kind));
        title.getStyleClass().add("map-panel-title");
        return title;
    }

    private void add(List<Node> to, String kind, List<PlaceMovers.Mover> movers) {
        if (movers.isEmpty()) {
            return;
        }
        to.add(title(kind));
        PseudoClass direction = kind.equals("gained") ? UP : DOWN;
        for (int at = 0; at < movers.size(); at++) {
            HBox row = row("cities-movers-" + kind + "-" + (at + 1), movers.get(at));
            row.getChildren().getLast().pseudoClassStateChanged(direction, true);
            to.add(row);
        }
    }

    /** The difference, and whether the place is new or has no values any more. */
    private String words(PlaceMovers.Mover mover) {
        String whole =
                mover.change().kind() == Mover.Kind.STAYED ? null : changes.of(mover.change());
        return whole == null ? changes.difference(mover.difference()) : whole;
    }

    private HBox row(String id, PlaceMovers.Mover mover) {
        Hyperlink name = new Hyperlink(names.of(mover.place()));
        name.setId(id);
        name.setMnemonicParsing(false);
        name.setOnAction(_ -> open.accept(mover.place().key()));
        Label change = new Label(words(mover));
        change.getStyleClass().add("figure-trend");
        change.setMinWidth(Region.USE_PREF_SIZE);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        return new HBox(name, between, change);
    }
}
