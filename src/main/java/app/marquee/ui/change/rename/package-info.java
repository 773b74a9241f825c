/** Batch rename on screen: the rule, the preview of every name, and the way into review. */
@NullMarked
package app.marquee.ui.change.rename;

import org.jspecify.annotations.NullMarked;
