package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Lifetime of a video, when it can be watched: cheap enough for a million of them.
 *
 * @param watchable false for drafts, failures and what is still converting
 */
public record VideoLife(Instant createdAt, @Nullable Instant deletedAt, boolean watchable) {}
