package app.marquee.ui.playlists;

import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.PlaylistEntry;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * Video to be added to a playlist. Immutable.
 *
 * @param number distinguishes rows of the same video
 * @param title null where it is unknown
 * @param order zero-based position; null leaves it to the platform
 */
record StagedVideo(
        long number, VideoId id, @Nullable String title, @Nullable Integer order, Set<Flag> flags)
        implements PlaylistRow {
    /** Issue of a row, shown before it is sent. */
    enum Flag {
        /** An earlier row names the same video. */
        TWICE,
        /** The playlist has it already. */
        PRESENT,
        /** Not a valid ID: it can't be sent. */
        NO_ID,
        /** A position below zero cannot be sent. */
        BELOW_ZERO
    }

    StagedVideo {
        flags = Set.copyOf(flags);
    }

    StagedVideo at(@Nullable Integer position) {
        return new StagedVideo(number, id, title, position, flags);
    }

    StagedVideo titled(@Nullable String known) {
        return new StagedVideo(number, id, known, order, flags);
    }

    StagedVideo flagged(Set<Flag> found) {
        return new StagedVideo(number, id, title, order, found);
    }

    @Override
    public Object key() {
        return number;
    }

    @Override
    public @Nullable Long place() {
        return order == null ? null : order + 1L;
    }

    PlaylistEntry entry() {
        return new PlaylistEntry(id, order);
    }
}
