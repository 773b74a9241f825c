/** Cost of bandwidth in a month: so far, forecast, budget and what drives it. */
@NullMarked
package app.marquee.analytics.cost;

import org.jspecify.annotations.NullMarked;
