package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.UUID;

/**
 * Folder; parents come before their children in the account's list.
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
