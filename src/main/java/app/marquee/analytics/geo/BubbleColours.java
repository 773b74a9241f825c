package app.marquee.analytics.geo;

/**
 * Colors of one type of bubble, each 0xAARRGGBB.
 *
 * @param line of one pixel around it
 */
public record BubbleColours(int fill, int line) {}
