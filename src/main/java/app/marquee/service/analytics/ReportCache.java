package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.session.Session;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/** Cache of one connection's reports on this computer. Thread-safe. Blocking. */
final class ReportCache {
    private static final int WEEK = 7;

    private final Session session;

    ReportCache(Session session) {
        this.session = session;
    }

    private ZoneId zone() {
        return session.connection().zone();
    }

    private LocalDate today() {
        return LocalDate.ofInstant(session.clock().instant(), zone());
    }

    <R> Optional<Report<R>> latest(
            ReportCacheKey question, @Nullable Granularity granularity, StoredRow<R> form) {
        return before(question, granularity, Instant.MAX, form);
    }

    <R> Optional<Report<R>> earlier(
            ReportCacheKey question,
            @Nullable Granularity granularity,
            BaselineCriteria than,
            StoredRow<R> form) {
        LocalDate until = than.until();
        if (until != null && until.isBefore(today())) {
            Instant midnight = until.plusDays(1).atStartOfDay(zone()).toInstant();
            return before(question, granularity, first(midnight, than.shown()), form);
        }
        Instant before = first(morning(), than.shown());
        return before(question, granularity, before, form)
                .or(() -> latest(ago(question, 1), granularity, form))
                .or(() -> latest(ago(question, WEEK), granularity, form));
    }

    /** The day of the account on which the usual one was asked for, if not today. */
    Optional<LocalDate> earlierOn(ReportCacheKey question, Instant shown) {
        return askedAt(question, first(morning(), shown))
                .or(() -> askedAt(ago(question, 1), Instant.MAX))
                .or(() -> askedAt(ago(question, WEEK), Instant.MAX))
                .map(asked -> LocalDate.ofInstant(asked, zone()))
                .filter(day -> day.isBefore(today()));
    }

    private Instant morning() {
        return today().atStartOfDay(zone()).toInstant();
    }

    private static Instant first(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static ReportCacheKey ago(ReportCacheKey question, int days) {
        Period period = question.period();
        return question.of(
                new Period(period.start().minusDays(days), period.end().minusDays(days)));
    }

    private Optional<Instant> askedAt(ReportCacheKey question, Instant before) {
        return session.snapshots()
                .lastAskedAt(session.id(), question.text(session.connection()), before);
    }

    /** Of which other days an answer to the same question is kept: the nearest. */
    Optional<Period> otherDays(ReportCacheKey question) {
        return question.nearest(
                session.snapshots()
                        .questions(session.id(), question.beginning(session.connection())),
                session.connection());
    }

    private <R> Optional<Report<R>> before(
            ReportCacheKey question,
            @Nullable Granularity granularity,
            Instant before,
            StoredRow<R> form) {
        return session.snapshots()
                .before(session.id(), question.text(session.connection()), before, form)
                .map(answer -> report(question, granularity, answer));
    }

    private <R> Report<R> report(
            ReportCacheKey question, @Nullable Granularity granularity, StoredAnswer<R> answer) {
        ReportOrigin origin =
                new ReportOrigin(
                        question.operation(),
                        answer.host(),
                        answer.askedAt(),
                        question.period(),
                        granularity,
                        zone());
        return new Report<>(origin, answer.rows(), answer.total(), answer.extras());
    }

    <R> void keep(ReportCacheKey question, Report<R> report, StoredRow<R> form) {
        session.snapshots()
                .keep(
                        session.id(),
                        question.text(session.connection()),
                        form,
                        new StoredAnswer<>(
                                report.origin().host(),
                                report.origin().askedAt(),
                                report.rows(),
                                report.total(),
                                report.extras()),
                        session.keptAnswers().retention());
    }
}
