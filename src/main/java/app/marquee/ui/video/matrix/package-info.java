/**
 * Custom fields of many videos in an editable grid: cells, ranges, pasting, spellings and undo. FX
 * thread only, but for the edits themselves.
 */
package app.marquee.ui.video.matrix;
