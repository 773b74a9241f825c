/** Trash section: videos that can be recovered, by days left. FX thread only. */
package app.marquee.ui.trash;
