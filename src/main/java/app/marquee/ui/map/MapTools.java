package app.marquee.ui.map;

import app.marquee.text.Messages;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/** Button column on the map, with a second column where the map is low. FX thread only. */
final class MapTools extends FlowPane {
    /** Distance to the edge of the map. */
    static final double EDGE = 10;

    private final Messages messages;

    MapTools(WorldMap map, Messages messages) {
        super(Orientation.VERTICAL);
        this.messages = messages;
        getStyleClass().add("map-tools");
        setManaged(false);
        Button in = button("cities-map-in", "map.in", "fth-plus");
        in.setOnAction(_ -> map.zoom(1));
        Button out = button("cities-map-out", "map.out", "fth-minus");
        out.setOnAction(_ -> map.zoom(-1));
        Button fit = button("map-fit", "map.fit", "fth-maximize");
        fit.setOnAction(_ -> map.fitNext());
        VBox steps = new VBox(in, out);
        steps.getStyleClass().add("map-steps");
        getChildren().addAll(steps, fit);
    }

    private Button button(String id, String key, String icon) {
        Button button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("button-icon", "map-tool");
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setAccessibleText(messages.text(key));
        return button;
    }

    /** Fits the buttons to a map of this size. */
    void fit(double width, double height) {
        setPrefWrapLength(height - 2 * EDGE);
        autosize();
        layout();
        double lowest =
                getChildren().stream()
                        .mapToDouble(each -> each.getLayoutY() + each.getLayoutBounds().getHeight())
                        .max()
                        .orElse(0);
        resize(getWidth(), Math.min(getHeight(), Math.ceil(lowest)));
        relocate(width - getWidth() - EDGE, EDGE);
    }
}
