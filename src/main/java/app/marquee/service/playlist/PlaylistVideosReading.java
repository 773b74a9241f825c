package app.marquee.service.playlist;

import app.marquee.model.playlist.PlaylistVideo;

import java.util.List;

/** Result of loading the videos of a playlist, an unofficial feature. */
public sealed interface PlaylistVideosReading {
    record Read(List<PlaylistVideo> videos) implements PlaylistVideosReading {
        public Read {
            videos = List.copyOf(videos);
        }
    }

    /** Connection without such reads: the content of the playlist stays unknown. */
    record NotOffered() implements PlaylistVideosReading {}
}
