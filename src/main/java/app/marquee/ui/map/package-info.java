/** World map with bubbles, drawn offline by Marquee. */
@NullMarked
package app.marquee.ui.map;

import org.jspecify.annotations.NullMarked;
