/** Rows and queries of the analytics reports. */
@NullMarked
package app.marquee.model.analytics;

import org.jspecify.annotations.NullMarked;
