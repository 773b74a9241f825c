/**
 * Playlists section: the list, the editor of a playlist with its review, and its videos. FX thread
 * only, except where noted.
 */
package app.marquee.ui.playlists;
