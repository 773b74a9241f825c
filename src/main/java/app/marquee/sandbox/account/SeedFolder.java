package app.marquee.sandbox.account;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A folder; parents come before their children in the account's list.
 *
 * @param parentFolderId null at the root
 */
public record SeedFolder(
        UUID id,
        String name,
        UUID userId,
        @Nullable UUID parentFolderId,
        boolean status,
        Instant createdAt,
        Instant updatedAt) {}
