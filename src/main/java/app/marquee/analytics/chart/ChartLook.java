package app.marquee.analytics.chart;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;

import java.util.List;

/**
 * Colors and font of a chart. Immutable.
 *
 * @param lines the palette; further lines are gray
 * @param area below a line that is alone
 * @param ground on which the chart lies
 */
public record ChartLook(
        List<Rgba> lines, Rgba area, Rgba grid, Rgba text, Rgba muted, Rgba ground, FontFace font) {
    private static final double CONTEXT = 0.4;

    public ChartLook {
        lines = List.copyOf(lines);
    }

    /** The color of a line; one beyond the palette is only background to the others. */
    public Rgba line(int number) {
        return isInPalette(number) ? lines.get(number) : muted.fainter(CONTEXT);
    }

    public boolean isInPalette(int number) {
        return number < lines.size();
    }
}
