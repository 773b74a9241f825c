package app.marquee.service.playlist;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Known playlists with their source.
 *
 * @param listed whether the service listed them; otherwise they are the items known on this
 *     computer
 * @param at when the service was asked, or last spoke of any of them; null when it never did
 */
public record PlaylistListing(
        List<SourcedPlaylist> playlists, boolean listed, @Nullable Instant at) {
    public PlaylistListing {
        playlists = List.copyOf(playlists);
    }
}
