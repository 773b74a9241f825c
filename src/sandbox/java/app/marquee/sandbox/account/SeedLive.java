package app.marquee.sandbox.account;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/**
 * Live stream with the video recorded from it.
 *
 * @param peak about the most viewers at one time
 */
public record SeedLive(
        UUID id, int videoIndex, UUID videoId, Instant startedAt, Duration length, int peak) {
    public Instant endedAt() {
        return startedAt.plus(length);
    }
}
