package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Video as the account was generated. URLs (player, HLS, preview, thumbnail) are absent, since they
 * depend on the sandbox's ports.
 *
 * @param index the place in the account, from 0
 * @param externalId the id of player and CDN addresses, never equal to {@code id}
 * @param storageSize bytes, at times past 2^31
 * @param length seconds with three decimals; zero where nothing was converted yet
 * @param deletedAt when it was moved to the trash; set exactly when the status is DELETING
 */
public record SeedVideo(
        int index,
        UUID id,
        UUID externalId,
        String title,
        @Nullable String description,
        VideoStatus status,
        UUID userId,
        @Nullable UUID folderId,
        UUID libraryId,
        @Nullable UUID liveId,
        @Nullable Instant convertedAt,
        Instant createdAt,
        Instant updatedAt,
        @Nullable Instant deletedAt,
        long storageSize,
        BigDecimal length,
        int width,
        int height,
        boolean playable,
        boolean backup,
        List<String> availableResolutions,
        List<String> playback,
        SeedThumbnails thumbnails,
        List<SeedCustomField> customFields) {
    public SeedVideo {
        availableResolutions = List.copyOf(availableResolutions);
        playback = List.copyOf(playback);
        customFields = List.copyOf(customFields);
    }
}
