package app.marquee.store.snapshot;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Stored analytics report.
 *
 * @param host which answered; null when unknown
 * @param askedAt when the request began
 * @param extras members beside the rows
 */
public record StoredAnswer<R>(
        @Nullable String host,
        Instant askedAt,
        List<R> rows,
        Counters total,
        UnknownMembers extras) {}
