/** Commands on the changes of the journal: list, check and undo. */
@NullMarked
package app.marquee.command.change;

import org.jspecify.annotations.NullMarked;
