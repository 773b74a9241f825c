package app.marquee.analytics.geo;

import java.util.List;

/**
 * Colors of areas.
 *
 * @param colours of each area, 0xAARRGGBB and opaque; 0 for one that stays land
 */
public record AreaShades(AreaOutlines outlines, List<Integer> colours) {
    public AreaShades {
        colours = List.copyOf(colours);
    }
}
