/** Sums by day and the largest items of a report. */
@NullMarked
package app.marquee.analytics.overview;

import org.jspecify.annotations.NullMarked;
