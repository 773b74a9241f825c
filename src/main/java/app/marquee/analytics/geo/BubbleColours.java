package app.marquee.analytics.geo;

/**
 * Colours of one kind of bubbles, each 0xAARRGGBB.
 *
 * @param line of one pixel around it
 */
public record BubbleColours(int fill, int line) {}
