package app.marquee.analytics.geo;

/** Colors of the base map, each 0xAARRGGBB; water and land are opaque. */
public record MapColours(int water, int land, int border, int coast) {}
