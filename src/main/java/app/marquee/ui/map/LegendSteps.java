package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.QuantileSteps;
import app.marquee.ui.control.Messages;

import javafx.scene.paint.Color;

import java.util.ArrayList;
import java.util.List;

/**
 * Colors of a legend with what they mean, from high to low. Immutable.
 *
 * @param withBubbles whether the sizes of bubbles are explained as well
 * @param diverges whether the colors are those of increases and decreases
 */
record LegendSteps(String title, List<Row> rows, boolean withBubbles, boolean diverges) {
    LegendSteps {
        rows = List.copyOf(rows);
    }

    /** Color and its meaning. */
    record Row(Color colour, String text) {}

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Legend of a layer without colors: only bubbles. */
    static LegendSteps none(String title) {
        return new LegendSteps(title, List.of(), true, false);
    }

    /** Legend of areas. */
    static LegendSteps areas(
            MapLayer layer, AreaLayer.Kind areas, boolean anyBubbles, Texts texts) {
        QuantileSteps of = areas.steps();
        List<Row> rows = new ArrayList<>();
        for (int step = of.size() - 1; step >= 0; step--) {
            rows.add(
                    areas.diverges()
                            ? new Row(
                                    texts.style().change(of, step, true),
                                    "+" + texts.range(of, step))
                            : new Row(texts.style().step(of, step), texts.range(of, step)));
        }
        if (areas.diverges()) {
            rows.add(
                    new Row(
                            texts.style().chance(),
                            texts.messages().text("map.legend.chance-area")));
            for (int step = 0; step < of.size(); step++) {
                rows.add(
                        new Row(
                                texts.style().change(of, step, false),
                                "−" + texts.range(of, step)));
            }
        }
        return new LegendSteps(layer.title(), rows, anyBubbles, areas.diverges());
    }

    /** Legend of densities. */
    static LegendSteps ramp(MapLayer layer, Texts texts) {
        int last = QuantileSteps.MOST - 1;
        return new LegendSteps(
                layer.title(),
                List.of(
                        new Row(
                                texts.style().plain(last),
                                texts.messages().text("map.legend.dense")),
                        new Row(texts.style().plain(last / 2), ""),
                        new Row(
                                texts.style().plain(0),
                                texts.messages().text("map.legend.sparse"))),
                false,
                false);
    }

    /** Writer of the texts of a legend. */
    record Texts(Messages messages, MapWords words, MapStyle style) {
        /** From the lowest to the highest value of a step. */
        private String range(QuantileSteps of, int step) {
            String least = words.areaValue(of.lowest().get(step));
            String most = words.areaValue(of.highest().get(step));
            return least.equals(most) ? least : least + "–" + most;
        }
    }
}
