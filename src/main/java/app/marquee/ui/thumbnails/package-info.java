/**
 * The section of thumbnails: one video's gallery, and a sheet over many videos. On the FX thread.
 */
@NullMarked
package app.marquee.ui.thumbnails;

import org.jspecify.annotations.NullMarked;
