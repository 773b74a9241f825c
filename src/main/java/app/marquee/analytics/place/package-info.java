/** Places of the city report: countries, regions and cities, their sums, order and comparison. */
@NullMarked
package app.marquee.analytics.place;

import org.jspecify.annotations.NullMarked;
