/** Filters of the reports: country, region, source and segments of videos. */
@NullMarked
package app.marquee.analytics.filter;

import org.jspecify.annotations.NullMarked;
