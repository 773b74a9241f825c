/**
 * The section Funnels: the list, one funnel with its videos, the guarded removal, and the matrix of
 * videos and funnels. On the FX thread.
 */
@NullMarked
package app.marquee.ui.funnels;

import org.jspecify.annotations.NullMarked;
