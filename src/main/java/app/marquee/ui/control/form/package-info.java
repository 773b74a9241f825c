/** Form fields with limits, and focus that scrolls into view. */
@NullMarked
package app.marquee.ui.control.form;

import org.jspecify.annotations.NullMarked;
