/** The composition root: the only place that constructs and connects the packages. */
@NullMarked
package app.marquee;

import org.jspecify.annotations.NullMarked;
