/** Command palette. */
@NullMarked
package app.marquee.ui.shell.palette;

import org.jspecify.annotations.NullMarked;
