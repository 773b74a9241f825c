package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Playlist with its ordered videos; a video's index in the list is its zero-based order.
 *
 * @param password set exactly when the access type asks for one
 */
public record SeedPlaylist(
        UUID id,
        String name,
        @Nullable String description,
        AccessType accessType,
        @Nullable String password,
        boolean hideViews,
        String creatorName,
        @Nullable SeedButton externalButton,
        @Nullable UUID imageId,
        List<UUID> videoIds,
        Instant createdAt,
        Instant updatedAt) {
    public SeedPlaylist {
        videoIds = List.copyOf(videoIds);
    }

    /** Names the playlist and leaves the password out. */
    @Override
    public String toString() {
        return "SeedPlaylist[" + id + ", " + name + ", " + accessType.wire() + "]";
    }
}
