/** Makes the outlines of the map from open data. Runs by hand, not in the build. */
@NullMarked
package app.marquee.analytics.geo.outline;

import org.jspecify.annotations.NullMarked;
