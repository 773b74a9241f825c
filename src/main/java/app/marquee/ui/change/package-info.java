/**
 * The way of a change from a gesture to its end, for every section: proposed, reviewed, sent one
 * after the other, told, taken back. On the FX thread.
 */
@NullMarked
package app.marquee.ui.change;

import org.jspecify.annotations.NullMarked;
