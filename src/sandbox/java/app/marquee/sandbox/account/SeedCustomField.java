package app.marquee.sandbox.account;

import java.time.Instant;
import java.util.UUID;

/** A key and a value on a video; the key is unique within the video. */
public record SeedCustomField(
        UUID id, UUID videoId, String key, String value, Instant createdAt, Instant updatedAt) {}
