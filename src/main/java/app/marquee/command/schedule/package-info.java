/** Command that prints how a system runs a command regularly. */
@NullMarked
package app.marquee.command.schedule;

import org.jspecify.annotations.NullMarked;
