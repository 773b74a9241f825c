package app.marquee.ui.playlists;

import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.PlaylistVideo;

import org.jspecify.annotations.Nullable;

/** Row of the videos of a playlist: one to be added, or one that it has. Immutable. */
sealed interface PlaylistRow permits StagedVideo, PlaylistRow.Present {
    VideoId id();

    /** Null where it is unknown. */
    @Nullable String title();

    /** The same for a row in another state. */
    Object key();

    /** The number of its place, from 1; null where it is unknown or left to the platform. */
    @Nullable Long place();

    /** Video that the playlist has. Immutable. */
    record Present(PlaylistVideo video) implements PlaylistRow {
        @Override
        public VideoId id() {
            return video.videoId();
        }

        @Override
        public @Nullable String title() {
            return video.title();
        }

        @Override
        public Object key() {
            return id();
        }

        @Override
        public @Nullable Long place() {
            return video.order() == null ? null : video.order() + 1;
        }
    }
}
