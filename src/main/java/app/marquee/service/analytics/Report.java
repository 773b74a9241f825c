package app.marquee.service.analytics;

import app.marquee.analytics.BucketReader;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;

/**
 * Report with its question and its origin.
 *
 * @param host which answered, with its port where it has one of its own; null when unknown
 * @param askedAt when the request began
 * @param zone of the account, in which the days of a period begin
 * @param rows in the order of the answer; there may be a million
 * @param total what the service gave beside its rows, unknown counters where it gave none
 * @param extras members beside the rows
 */
public record Report<Q extends ReportQuestion, R>(
        ReportType<Q, R> type,
        Q question,
        @Nullable String host,
        Instant askedAt,
        ZoneId zone,
        List<R> rows,
        Counters total,
        UnknownMembers extras) {
    public Report {
        rows = Collections.unmodifiableList(rows);
    }

    /** The same with other rows. */
    public Report<Q, R> with(List<R> others) {
        return new Report<>(type, question, host, askedAt, zone, others, total, extras);
    }

    /** Reader of its days or hours. */
    public BucketReader buckets() {
        return new BucketReader(
                question instanceof PeriodQuestion<?> of ? of.granularity() : null, zone);
    }

    /** The account's day on which the request began. */
    public LocalDate askedOn() {
        return LocalDate.ofInstant(askedAt, zone);
    }
}
