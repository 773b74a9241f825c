package app.marquee.service.playlist;

import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Playlist with its source.
 *
 * @param confirmedAt when a response last had it; null while only the user has named it
 * @param file where the user's file named it; null for everything else
 */
public record SourcedPlaylist(
        Playlist playlist,
        ItemSource source,
        @Nullable Instant confirmedAt,
        @Nullable FileLine file) {
    /** A playlist that no file named. */
    public SourcedPlaylist(Playlist playlist, ItemSource source, @Nullable Instant confirmedAt) {
        this(playlist, source, confirmedAt, null);
    }

    public PlaylistId id() {
        return playlist.id();
    }

    public SourcedPlaylist with(Playlist newer) {
        return new SourcedPlaylist(newer, source, confirmedAt, file);
    }
}
