package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

/**
 * Colors of the base map, each 0xAARRGGBB; water and land are opaque.
 *
 * @param states the lines between states; 0 where they are not shown
 * @param areas areas in colors of their own; null where there are none
 */
public record MapColours(
        int water, int land, int border, int coast, int states, @Nullable AreaShades areas) {
    public MapColours(int water, int land, int border, int coast) {
        this(water, land, border, coast, 0, null);
    }

    public MapColours with(AreaShades shades) {
        return new MapColours(water, land, border, coast, states, shades);
    }

    public MapColours withStates(int colour) {
        return new MapColours(water, land, border, coast, colour, areas);
    }
}
