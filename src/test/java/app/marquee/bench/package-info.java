/** Measures what must be fast; judged on ratios, and not part of the tests. */
@NullMarked
package app.marquee.bench;

import org.jspecify.annotations.NullMarked;
