package app.marquee.ui.map;

import app.marquee.analytics.geo.QuantileSteps;
import app.marquee.ui.control.Messages;

import javafx.scene.paint.Color;

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

    /** Title and meanings as a sentence to be read aloud. */
    String read() {
        return title.replace('\n', ' ')
                + ": "
                + String.join(
                        ", ",
                        rows.stream().map(Row::text).filter(text -> !text.isEmpty()).toList());
    }

    /** Writer of the texts of a legend. */
    record Texts(Messages messages, MapWords words, MapStyle style) {
        /** From the lowest to the highest value of a step. */
        String range(QuantileSteps of, int step) {
            String least = words.areaValue(of.lowest().get(step));
            String most = words.areaValue(of.highest().get(step));
            return least.equals(most) ? least : least + "–" + most;
        }
    }
}
