package app.marquee.analytics.geo;

/** Colours of the ground, each 0xAARRGGBB; water and land are opaque. */
public record MapColours(int water, int land, int border, int coast) {}
