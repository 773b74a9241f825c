/** Cards with a summary of a report, each in the state of its own load. */
@NullMarked
package app.marquee.ui.analytics.card;

import org.jspecify.annotations.NullMarked;
