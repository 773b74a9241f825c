/** The section Trash: what can be recovered, by days left. On the FX thread. */
@NullMarked
package app.marquee.ui.trash;

import org.jspecify.annotations.NullMarked;
