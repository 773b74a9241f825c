package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.ValueSteps;
import app.marquee.drawing.Rgba;

import java.util.List;
import java.util.function.BinaryOperator;

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
     * @param span from one difference to another one
     */
    public record Terms(String chance, BinaryOperator<String> span) {}

    /** Writer of the texts of a legend. */
    public record Texts(PictureWords words, MapLook look, Terms terms) {
        /** Where a step begins and ends; the first one holds all that is smaller. */
        public String range(ValueSteps of, int step) {
            String least = limit(of, of.lowest().get(step));
            if (Double.isInfinite(of.end(step))) {
                return least + "+";
            }
            String end = limit(of, of.end(step));
            return step == 0 ? "<" + end : least + "–" + end;
        }

        private String limit(ValueSteps of, double value) {
            return of.whole() > 0 ? words.part(value / of.whole()) : words.areaValue(value);
        }

        /** From the smaller to the larger of two differences, which have the same sign. */
        public String changes(String sign, double least, double most) {
            String from = sign + words.areaValue(least);
            String to = sign + words.areaValue(most);
            return from.equals(to) ? from : terms.span().apply(from, to);
        }
    }
}
