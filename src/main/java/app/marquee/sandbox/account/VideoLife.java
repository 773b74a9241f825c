package app.marquee.sandbox.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * When a video could be watched: cheap to ask for, even a million times.
 *
 * @param watchable false for drafts, failures and what is still converting
 */
public record VideoLife(Instant createdAt, @Nullable Instant deletedAt, boolean watchable) {}
