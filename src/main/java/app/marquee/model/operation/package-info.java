/** Operations of the contract, their hosts and their paths. */
@NullMarked
package app.marquee.model.operation;

import org.jspecify.annotations.NullMarked;
