/** Analytics reports of a session: loading, saved copies, daily data and naming rules. */
@NullMarked
package app.marquee.service.analytics;

import org.jspecify.annotations.NullMarked;
