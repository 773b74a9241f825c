/** Panel that tells what made the value of a day. */
@NullMarked
package app.marquee.ui.analytics.day;

import org.jspecify.annotations.NullMarked;
