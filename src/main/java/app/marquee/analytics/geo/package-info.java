/** The plane of a map: projection, outlines, clusters, labels and pixels. Pure, without JavaFX. */
package app.marquee.analytics.geo;
