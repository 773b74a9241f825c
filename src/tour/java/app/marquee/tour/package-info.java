/** Tour of every section and state, without a display, with pictures. */
@NullMarked
package app.marquee.tour;

import org.jspecify.annotations.NullMarked;
