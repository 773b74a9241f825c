/** The composition root: the only place that constructs and connects the rooms. */
@NullMarked
package app.marquee;

import org.jspecify.annotations.NullMarked;
