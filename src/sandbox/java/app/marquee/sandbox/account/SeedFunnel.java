package app.marquee.sandbox.account;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Funnel with its videos. */
public record SeedFunnel(
        UUID id,
        UUID organizationId,
        String name,
        List<UUID> videoIds,
        Instant createdAt,
        Instant updatedAt) {
    public SeedFunnel {
        videoIds = List.copyOf(videoIds);
    }
}
