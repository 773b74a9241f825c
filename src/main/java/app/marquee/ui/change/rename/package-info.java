/** Batch rename on screen: the rule, and the preview of every name. */
@NullMarked
package app.marquee.ui.change.rename;

import org.jspecify.annotations.NullMarked;
