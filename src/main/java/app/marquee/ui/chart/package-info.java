/** Charts of long series: drawn by ourselves, read by keyboard, mouse and aloud. */
@NullMarked
package app.marquee.ui.chart;

import org.jspecify.annotations.NullMarked;
