package app.marquee.service.playlist;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Known playlists with their source.
 *
 * @param listed whether the server listed them; otherwise they are the items known on this computer
 * @param at when the list was loaded, or a response last had one of them; null when none ever had
 */
public record PlaylistListing(
        List<SourcedPlaylist> playlists, boolean listed, @Nullable Instant at) {
    public PlaylistListing {
        playlists = List.copyOf(playlists);
    }
}
