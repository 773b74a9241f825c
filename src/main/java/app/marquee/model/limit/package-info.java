/** Limits of the contract, and the result of checking a value against them. */
@NullMarked
package app.marquee.model.limit;

import org.jspecify.annotations.NullMarked;
