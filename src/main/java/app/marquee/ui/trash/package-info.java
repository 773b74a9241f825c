/** Trash section: videos that can be recovered, by days left. FX thread only. */
@NullMarked
package app.marquee.ui.trash;

import org.jspecify.annotations.NullMarked;
