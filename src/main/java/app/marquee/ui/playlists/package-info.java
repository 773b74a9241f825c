/**
 * Playlists: the list, the editor of one with the review of what will be sent, and its videos.
 * Everything here lives on the JavaFX Application Thread, except what says otherwise.
 */
@NullMarked
package app.marquee.ui.playlists;

import org.jspecify.annotations.NullMarked;
