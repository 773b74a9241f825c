package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/**
 * Traffic source row (contract, section 4, GET /referrer), as the server returned it; null means
 * unknown.
 */
public record ReferrerRow(
        @Nullable String referrer,
        @Nullable String bucket,
        Counters counters,
        UnknownMembers extras)
        implements NamedRow {
    @Override
    public @Nullable String name() {
        return referrer;
    }
}
