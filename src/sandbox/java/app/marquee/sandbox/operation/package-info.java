/** What each operation does, from the contract, in canonical answers. */
@NullMarked
package app.marquee.sandbox.operation;

import org.jspecify.annotations.NullMarked;
