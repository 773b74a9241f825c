/** Thumbnails section: the gallery of one video, and a sheet of many. FX thread only. */
@NullMarked
package app.marquee.ui.thumbnails;

import org.jspecify.annotations.NullMarked;
