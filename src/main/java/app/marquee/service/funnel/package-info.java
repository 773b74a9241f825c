/** Funnels of a session, and the removal of videos with checks before and after. */
@NullMarked
package app.marquee.service.funnel;

import org.jspecify.annotations.NullMarked;
