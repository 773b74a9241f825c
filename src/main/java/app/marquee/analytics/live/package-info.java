/** Viewers of live streams over time: pure functions, for any thread. */
@NullMarked
package app.marquee.analytics.live;

import org.jspecify.annotations.NullMarked;
