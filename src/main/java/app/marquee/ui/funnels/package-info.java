/**
 * Funnels section: the list, one funnel with its videos, the guarded removal, and the matrix of
 * videos and funnels. FX thread only.
 */
@NullMarked
package app.marquee.ui.funnels;

import org.jspecify.annotations.NullMarked;
