package app.marquee.ui.analytics.report;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.ui.analytics.period.ComparisonTarget;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Source of the reports of one type, with those to compare with. Blocking. */
public record ReportSource<Q extends PeriodQuestion<Q>, R extends CounterRow>(
        Reports reports, ReportType<Q, R> type) {
    private static final Duration RECENT = Duration.ofHours(1);

    public Report<Q, R> load(Q question, LongConsumer rows) {
        return reports.load(type, question, rows);
    }

    public Optional<Report<Q, R>> cached(Q question) {
        return reports.cached(type, question);
    }

    /** The saved copy; without one, that of other days: it is better than nothing. */
    public Optional<Report<Q, R>> cachedOrOther(Q question) {
        return cached(question).or(() -> reports.otherPeriod(type, question).flatMap(this::cached));
    }

    /**
     * Saves a report.
     *
     * @return the changes since the same was loaded before; empty when unknown
     */
    Optional<Drift> save(Report<Q, R> report) throws InterruptedException {
        Report<Q, R> before = cached(report.question()).orElse(null);
        Optional<Drift> drift =
                before == null
                        ? Optional.empty()
                        : Optional.of(
                                Drift.between(
                                        before.askedAt(),
                                        before.rows(),
                                        report.rows(),
                                        report.buckets()));
        reports.save(report);
        return drift;
    }

    /** The report to compare with: a saved copy whose days are final, otherwise from the server. */
    public ComparisonResult<Report<Q, R>> other(
            Q question, ComparisonTarget versus, LongConsumer rows) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> new ComparisonResult.Nothing<>();
            case ComparisonTarget.Days(var days, var part) ->
                    part == null
                            ? ofDays(question.of(days), rows)
                            : ofPart(question.of(days), question.of(part), rows);
        };
    }

    private ComparisonResult<Report<Q, R>> ofPart(Q other, Q part, LongConsumer rows) {
        ComparisonResult<Report<Q, R>> before = ofDays(other, rows);
        if (!(before instanceof ComparisonResult.Answer<Report<Q, R>>(var answer, _))) {
            return before;
        }
        ComparisonResult<Report<Q, R>> own = ofDays(part, rows);
        return own instanceof ComparisonResult.Answer<Report<Q, R>>(var same, _)
                ? new ComparisonResult.Answer<>(answer, same)
                : own;
    }

    private ComparisonResult<Report<Q, R>> ofDays(Q question, LongConsumer rows) {
        Optional<Report<Q, R>> saved = cached(question);
        if (saved.filter(this::isFinal).isPresent()) {
            return new ComparisonResult.Answer<>(saved.get());
        }
        try {
            Report<Q, R> report = load(question, rows);
            reports.save(report);
            return new ComparisonResult.Answer<>(report);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            Period days = question.period();
            return saved.<ComparisonResult<Report<Q, R>>>map(ComparisonResult.Answer::new)
                    .orElseGet(() -> new ComparisonResult.Failed<>(days, e.failure()));
        }
    }

    /** A saved copy that needs no refresh: of final data, or of the last hour. */
    public Optional<Report<Q, R>> recent(Q question) {
        Instant before = reports.now().minus(RECENT);
        return cached(question)
                .filter(report -> isFinal(report) || report.askedAt().isAfter(before));
    }

    /** A recent copy, or from the server. */
    public Report<Q, R> recentOrLoaded(Q question) {
        Report<Q, R> copy = recent(question).orElse(null);
        if (copy != null) {
            return copy;
        }
        Report<Q, R> report = load(question, _ -> {});
        reports.save(report);
        return report;
    }

    /** From the server, unless a saved copy has final data. */
    public Report<Q, R> renewed(Q question) {
        Report<Q, R> copy = cached(question).filter(this::isFinal).orElse(null);
        if (copy != null) {
            return copy;
        }
        Report<Q, R> report = load(question, _ -> {});
        reports.save(report);
        return report;
    }

    /** A recent copy, or from the server. */
    Report<Q, R> loaded(Q question, boolean again) {
        return again ? renewed(question) : recentOrLoaded(question);
    }

    /** Whether its data was final when it was loaded. */
    private boolean isFinal(Report<Q, R> report) {
        return !new DataFinalityRule(reports.settlingDays())
                .isYoung(report.question().period().end(), report.askedOn());
    }
}
