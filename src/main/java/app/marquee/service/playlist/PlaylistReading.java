package app.marquee.service.playlist;

import app.marquee.model.failure.Failure;
import app.marquee.model.playlist.Playlist;

/** Result of loading one playlist, an unofficial feature. */
public sealed interface PlaylistReading {
    record Read(Playlist playlist) implements PlaylistReading {}

    /** Connection without playlist reads: the fields stay unknown. */
    record NotOffered() implements PlaylistReading {}

    /** Playlist that the server no longer has. */
    record Gone(Failure.NotFound failure) implements PlaylistReading {}
}
