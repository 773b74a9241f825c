/** Commands that print shell completion and the manual page, made from all other commands. */
@NullMarked
package app.marquee.command.shell;

import org.jspecify.annotations.NullMarked;
