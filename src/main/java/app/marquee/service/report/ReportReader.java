package app.marquee.service.report;

import app.marquee.analytics.Period;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.IntPredicate;

/** Reader of saved copies that loads what is missing or outdated, where it may. Blocking. */
final class ReportReader {
    private final Reports reports;
    private final @Nullable IntPredicate mayAsk;
    private int sent;

    /**
     * @param mayAsk whether a request may be sent, by its number; null to read saved copies alone
     */
    ReportReader(Reports reports, @Nullable IntPredicate mayAsk) {
        this.reports = reports;
        this.mayAsk = mayAsk;
    }

    /** Null where there is no copy and it can't be loaded. */
    <Q extends ReportQuestion, R> @Nullable Report<Q, R> read(ReportType<Q, R> type, Q question) {
        Report<Q, R> saved = reports.cached(type, question).orElse(null);
        IntPredicate allowed = mayAsk;
        if (allowed == null || (saved != null && isCurrent(question, saved.askedAt()))) {
            return saved;
        }
        if (!allowed.test(sent + 1)) {
            return saved;
        }
        sent++;
        try {
            Report<Q, R> loaded = reports.load(type, question, _ -> {});
            reports.save(loaded);
            return loaded;
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return saved;
        }
    }

    /** How many of the questions would send a request. */
    <Q extends ReportQuestion> int missing(ReportType<Q, ?> type, List<Q> questions) {
        var at = reports.cachedAt(type, questions);
        return (int)
                questions.stream()
                        .filter(
                                question -> {
                                    Instant saved = at.get(question);
                                    return saved == null || !isCurrent(question, saved);
                                })
                        .count();
    }

    /** Whether a copy has final values, or those of today. */
    private boolean isCurrent(ReportQuestion question, Instant askedAt) {
        LocalDate asked = LocalDate.ofInstant(askedAt, reports.zone());
        return asked.equals(reports.today())
                || (question instanceof PeriodQuestion<?> of && isFinal(of.period(), asked));
    }

    private boolean isFinal(Period period, LocalDate asked) {
        return !period.end().isAfter(asked.minusDays(reports.settlingDays()));
    }
}
