/** Changes of funnels and their videos. */
@NullMarked
package app.marquee.change.funnel;

import org.jspecify.annotations.NullMarked;
