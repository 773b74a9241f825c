/** Trash of a session, and the verification of moved and recovered videos. */
@NullMarked
package app.marquee.service.trash;

import org.jspecify.annotations.NullMarked;
