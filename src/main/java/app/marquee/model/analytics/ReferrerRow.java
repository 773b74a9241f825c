package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/**
 * One traffic source (contract, section 4, GET /referrer), as the service writes it; null means
 * unknown.
 */
public record ReferrerRow(
        @Nullable String referrer,
        @Nullable String bucket,
        Counters counters,
        UnknownMembers extras) {}
