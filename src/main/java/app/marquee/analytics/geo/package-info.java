/** The plane of a map: projection, outlines, clusters, labels and pixels. Pure, without JavaFX. */
@NullMarked
package app.marquee.analytics.geo;

import org.jspecify.annotations.NullMarked;
