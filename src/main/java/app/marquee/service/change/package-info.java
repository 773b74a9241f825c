/** Pending changes and the activity log. */
@NullMarked
package app.marquee.service.change;

import org.jspecify.annotations.NullMarked;
