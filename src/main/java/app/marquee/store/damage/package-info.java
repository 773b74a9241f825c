/** Damaged files of a home that were set aside, as long as the user has to know of them. */
@NullMarked
package app.marquee.store.damage;

import org.jspecify.annotations.NullMarked;
