/**
 * Change flow shared by every section: proposal, review, applying, outcome and undo. FX thread
 * only.
 */
package app.marquee.ui.change;
