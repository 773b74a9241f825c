package app.marquee.analytics.geo;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors of areas.
 *
 * @param colours of each area, 0xAARRGGBB and opaque; 0 for one that stays land
 */
public record AreaShades(AreaOutlines outlines, List<Integer> colours) {
    public AreaShades {
        colours = List.copyOf(colours);
    }

    boolean shows(int area) {
        return colours.get(area) != 0;
    }

    /** Whether the same areas have colors, whichever they are. */
    boolean showsSame(AreaShades other) {
        return outlines.equals(other.outlines)
                && IntStream.range(0, colours.size())
                        .allMatch(area -> shows(area) == other.shows(area));
    }
}
