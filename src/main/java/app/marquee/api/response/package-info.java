/** Response parsers: one shape for each type of row, built on the tolerant reader. */
@NullMarked
package app.marquee.api.response;

import org.jspecify.annotations.NullMarked;
