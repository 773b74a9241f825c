package app.marquee.service;

import app.marquee.model.ItemSource;
import app.marquee.model.Playlist;
import app.marquee.model.PlaylistId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * A playlist with where it is known from.
 *
 * @param confirmedAt when the service last spoke of it; null while nothing but the person did
 */
public record PlaylistKnown(Playlist playlist, ItemSource source, @Nullable Instant confirmedAt) {
    public PlaylistId id() {
        return playlist.id();
    }

    public PlaylistKnown with(Playlist newer) {
        return new PlaylistKnown(newer, source, confirmedAt);
    }
}
