package app.marquee.analytics.geo.outline;

/**
 * A point of a ring.
 *
 * @param kind of the line from here to the next point, as in {@code OutlineLevel}
 */
record Vertex(double longitude, double latitude, byte kind) {}
