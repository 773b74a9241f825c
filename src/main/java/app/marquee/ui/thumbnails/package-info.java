/** Thumbnails section: the gallery of one video, and a sheet of many. FX thread only. */
package app.marquee.ui.thumbnails;
