/**
 * Parts of a start and an end: display, embedded sandbox, opened data, window placement, failures.
 */
@NullMarked
package app.marquee.start;

import org.jspecify.annotations.NullMarked;
