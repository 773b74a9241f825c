package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/** Current viewers of a live stream; an unofficial feature. */
public record LiveNow(@Nullable Long viewers, @Nullable String status, UnknownMembers extras) {}
