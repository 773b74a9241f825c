/** Referrers and browsers grouped: pure functions, for any thread. */
@NullMarked
package app.marquee.analytics.group;

import org.jspecify.annotations.NullMarked;
