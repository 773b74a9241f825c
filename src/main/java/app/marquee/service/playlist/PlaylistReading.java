package app.marquee.service.playlist;

import app.marquee.model.failure.Failure;
import app.marquee.model.playlist.Playlist;

/** What came of reading one playlist, which the documented interface does not have. */
public sealed interface PlaylistReading {
    record Read(Playlist playlist) implements PlaylistReading {}

    /** The connection cannot read a playlist: its members stay unknown. */
    record NotOffered() implements PlaylistReading {}

    /** The connection reads others, and does not know this one. */
    record Gone(Failure.NotFound failure) implements PlaylistReading {}
}
