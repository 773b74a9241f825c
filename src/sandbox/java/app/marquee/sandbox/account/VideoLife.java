package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * When a video could be watched: cheap to ask for, even a million times.
 *
 * @param watchable false for drafts, failures and what is still converting
 */
public record VideoLife(Instant createdAt, @Nullable Instant deletedAt, boolean watchable) {}
