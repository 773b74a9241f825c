package app.marquee.drawing;

import java.util.List;

/**
 * Style of a line, with round joins. Immutable.
 *
 * @param dashes lengths of dashes and the spaces between them; a solid line without
 */
public record Stroke(Rgba color, double width, List<Double> dashes) {
    public Stroke {
        dashes = List.copyOf(dashes);
    }

    public static Stroke solid(Rgba color, double width) {
        return new Stroke(color, width, List.of());
    }

    public static Stroke dashed(Rgba color, double width, double dash, double space) {
        return new Stroke(color, width, List.of(dash, space));
    }
}
