/** Commands of the window: table, menus and keys. */
@NullMarked
package app.marquee.ui.shell.command;

import org.jspecify.annotations.NullMarked;
