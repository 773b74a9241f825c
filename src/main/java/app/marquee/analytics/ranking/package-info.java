/** Ranking of videos: order, totals, daily history and movers. */
@NullMarked
package app.marquee.analytics.ranking;

import org.jspecify.annotations.NullMarked;
