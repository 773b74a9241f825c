/** Periods, comparison and grouping of figures: pure functions over records, on any thread. */
@NullMarked
package app.marquee.analytics;

import org.jspecify.annotations.NullMarked;
