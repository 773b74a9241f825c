/** Report frame: loading, comparison, filter and provenance of every report. */
@NullMarked
package app.marquee.ui.analytics.report;

import org.jspecify.annotations.NullMarked;
