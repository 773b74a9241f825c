/** Values over time: reduced to pixels, with round marks for axes. Pure, without JavaFX. */
@NullMarked
package app.marquee.analytics.series;

import org.jspecify.annotations.NullMarked;
