/** Playlists, their videos and the button below a video. */
@NullMarked
package app.marquee.model.playlist;

import org.jspecify.annotations.NullMarked;
