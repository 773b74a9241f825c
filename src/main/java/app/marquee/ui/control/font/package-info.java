/** Typefaces of the window, and how Linux finds their characters. */
@NullMarked
package app.marquee.ui.control.font;

import org.jspecify.annotations.NullMarked;
