/** Texts of alerts, operations and sources of items, for the window and the command line. */
@NullMarked
package app.marquee.ui.control.text;

import org.jspecify.annotations.NullMarked;
