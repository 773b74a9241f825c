/** Funnels and their videos. */
@NullMarked
package app.marquee.model.funnel;

import org.jspecify.annotations.NullMarked;
