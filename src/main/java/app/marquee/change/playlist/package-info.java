/** Changes of playlists and their videos. */
@NullMarked
package app.marquee.change.playlist;

import org.jspecify.annotations.NullMarked;
