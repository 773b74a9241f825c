/** Section: its definition, its commands and what it may use of the window. */
@NullMarked
package app.marquee.ui.shell.section;

import org.jspecify.annotations.NullMarked;
