/** Custom thumbnails from a folder of files: matched, previewed and passed on to review. */
@NullMarked
package app.marquee.ui.thumbnails.folder;

import org.jspecify.annotations.NullMarked;
