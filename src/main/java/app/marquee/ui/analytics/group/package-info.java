/** Grouped reports: the parts that Referrers and Browsers share. */
@NullMarked
package app.marquee.ui.analytics.group;

import org.jspecify.annotations.NullMarked;
