/** Analytics: the ranking and the cities, over one period. */
@NullMarked
package app.marquee.ui.analytics;

import org.jspecify.annotations.NullMarked;
