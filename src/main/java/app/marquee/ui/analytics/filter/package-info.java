/** Filters of the reports: chips, their choice, and saved views. */
@NullMarked
package app.marquee.ui.analytics.filter;

import org.jspecify.annotations.NullMarked;
