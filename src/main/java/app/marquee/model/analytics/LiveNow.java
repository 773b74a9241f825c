package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/** The present viewers of a live stream; an extension, not in the documented interface. */
public record LiveNow(@Nullable Long viewers, @Nullable String status, UnknownMembers extras) {}
