package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * Origin of an analytics report and its query.
 *
 * @param host which answered, with its port where it has one of its own; null when unknown
 * @param askedAt when the request began
 * @param granularity null for an operation that takes none
 * @param zone of the account, in which the days of the period begin
 */
public record ReportOrigin(
        Operation operation,
        @Nullable String host,
        Instant askedAt,
        Period period,
        @Nullable Granularity granularity,
        ZoneId zone) {
    /** Whether it was asked for after this day of the account. */
    public boolean isAfter(LocalDate day) {
        return LocalDate.ofInstant(askedAt, zone).isAfter(day);
    }
}
