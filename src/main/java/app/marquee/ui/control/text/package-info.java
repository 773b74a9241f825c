/** Texts of alerts and operations, for the window and the command line. */
@NullMarked
package app.marquee.ui.control.text;

import org.jspecify.annotations.NullMarked;
