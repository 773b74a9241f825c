/** Identifiers of items, and the kinds of items they identify. */
@NullMarked
package app.marquee.model.id;

import org.jspecify.annotations.NullMarked;
