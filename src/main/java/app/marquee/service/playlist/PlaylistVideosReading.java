package app.marquee.service.playlist;

import app.marquee.model.playlist.PlaylistVideo;

import java.util.List;

/** What came of reading the videos of a playlist, which the documented interface does not have. */
public sealed interface PlaylistVideosReading {
    record Read(List<PlaylistVideo> videos) implements PlaylistVideosReading {
        public Read {
            videos = List.copyOf(videos);
        }
    }

    /** The connection cannot read them: what is in the playlist stays unknown. */
    record NotOffered() implements PlaylistVideosReading {}
}
