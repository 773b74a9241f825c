/** Section Referrers: sources of views, with naming rules. */
@NullMarked
package app.marquee.ui.referrers;

import org.jspecify.annotations.NullMarked;
