package app.marquee.ui.playlists;

import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.PlaylistEntry;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * A video that is to be added.
 *
 * @param number tells rows apart that name the same video
 * @param title null where nobody knows it
 * @param order zero-based position; null leaves it to the service
 */
record StagedVideo(
        long number, VideoId id, @Nullable String title, @Nullable Integer order, Set<Flag> flags) {
    /** What the person should see before it is sent. */
    enum Flag {
        /** An earlier row names the same video. */
        TWICE,
        /** The playlist has it already. */
        PRESENT,
        /** No id at all: it cannot be sent. */
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

    PlaylistEntry entry() {
        return new PlaylistEntry(id, order);
    }
}
