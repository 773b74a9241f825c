/** The forms that an answer may have where the contract does not show one. */
@NullMarked
package app.marquee.sandbox.shape;

import org.jspecify.annotations.NullMarked;
