/**
 * Change flow shared by every section: proposal, review, applying, outcome and undo. FX thread
 * only.
 */
@NullMarked
package app.marquee.ui.change;

import org.jspecify.annotations.NullMarked;
