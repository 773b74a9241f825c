/** Commands on the connections themselves. */
@NullMarked
package app.marquee.command.connection;

import org.jspecify.annotations.NullMarked;
