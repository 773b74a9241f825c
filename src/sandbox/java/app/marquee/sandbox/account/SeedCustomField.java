package app.marquee.sandbox.account;

import java.time.Instant;
import java.util.UUID;

/** Custom field of a video; the key is unique within the video. */
public record SeedCustomField(
        UUID id, UUID videoId, String key, String value, Instant createdAt, Instant updatedAt) {}
