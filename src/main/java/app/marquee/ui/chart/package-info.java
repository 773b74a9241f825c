/** Charts of long series, accessible by keyboard, mouse and screen reader. */
@NullMarked
package app.marquee.ui.chart;

import org.jspecify.annotations.NullMarked;
