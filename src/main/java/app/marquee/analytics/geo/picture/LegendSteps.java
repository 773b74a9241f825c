package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.QuantileSteps;
import app.marquee.drawing.Rgba;

import java.util.List;

/**
 * Colors of a legend with what they mean, from high to low. Immutable.
 *
 * @param withBubbles whether the sizes of bubbles are explained as well
 * @param diverges whether the colors are those of increases and decreases
 */
public record LegendSteps(String title, List<Row> rows, boolean withBubbles, boolean diverges) {
    public LegendSteps {
        rows = List.copyOf(rows);
    }

    /** Color and its meaning. */
    public record Row(Rgba colour, String text) {}

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Title and meanings as a sentence to be read aloud. */
    public String read() {
        return title.replace('\n', ' ')
                + ": "
                + String.join(
                        ", ",
                        rows.stream().map(Row::text).filter(text -> !text.isEmpty()).toList());
    }

    /**
     * Words for colors without a value.
     *
     * @param chance of areas whose change may be chance
     */
    public record Terms(String chance, String dense, String sparse) {}

    /** Writer of the texts of a legend. */
    public record Texts(PictureWords words, MapLook look, Terms terms) {
        /** From the lowest to the highest value of a step. */
        public String range(QuantileSteps of, int step) {
            String least = words.areaValue(of.lowest().get(step));
            if (Double.isInfinite(of.highest().get(step))) {
                return least + "+";
            }
            String most = words.areaValue(of.highest().get(step));
            return least.equals(most) ? least : least + "–" + most;
        }
    }
}
