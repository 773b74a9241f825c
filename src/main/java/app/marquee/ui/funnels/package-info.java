/**
 * Funnels section: the list, one funnel with its videos, the guarded removal, and the matrix of
 * videos and funnels. FX thread only.
 */
package app.marquee.ui.funnels;
