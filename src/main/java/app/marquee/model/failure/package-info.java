/**
 * Failures of a request or of the program, as a sealed type, and the response that came with them.
 */
@NullMarked
package app.marquee.model.failure;

import org.jspecify.annotations.NullMarked;
