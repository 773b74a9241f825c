/**
 * Custom fields of many videos in an editable grid: cells, ranges, pasting, spellings and undo. FX
 * thread only, but for the edits themselves.
 */
@NullMarked
package app.marquee.ui.video.matrix;

import org.jspecify.annotations.NullMarked;
