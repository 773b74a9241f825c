/** Period of the reports: dates, presets, granularity and comparison. */
@NullMarked
package app.marquee.ui.analytics.period;

import org.jspecify.annotations.NullMarked;
