/** Playlists of a session, their videos and the check of their links. */
@NullMarked
package app.marquee.service.playlist;

import org.jspecify.annotations.NullMarked;
