package app.marquee.service.playlist;

import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Playlist with its source.
 *
 * @param confirmedAt when the service last spoke of it; null while only the user has named it
 */
public record SourcedPlaylist(Playlist playlist, ItemSource source, @Nullable Instant confirmedAt) {
    public PlaylistId id() {
        return playlist.id();
    }

    public SourcedPlaylist with(Playlist newer) {
        return new SourcedPlaylist(newer, source, confirmedAt);
    }
}
