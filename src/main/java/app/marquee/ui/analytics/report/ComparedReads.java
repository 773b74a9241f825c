package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.BaselineCriteria;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodQuestion;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Loader of reports to compare with, from saved copies whose days are final and otherwise from the
 * server. Blocking.
 */
public final class ComparedReads {
    private final AnalyticsReads reads;

    public ComparedReads(AnalyticsReads reads) {
        this.reads = reads;
    }

    /** Cache and server access for one type of report. */
    private record Way<R>(
            Supplier<Optional<Report<R>>> kept,
            Supplier<Report<R>> asked,
            Consumer<Report<R>> keep) {}

    /**
     * @param shown load time of the compared report, here and below
     */
    public ComparisonResult<Report<CityRow>> cities(
            CityQuestion question, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> new ComparisonResult.Nothing<>();
            case ComparisonTarget.Kept(var until) ->
                    earlier(reads.earlierCities(question, new BaselineCriteria(shown, until)));
            case ComparisonTarget.Days(var days) -> {
                CityQuestion other =
                        new CityQuestion(
                                days,
                                question.granularity(),
                                question.country(),
                                question.region());
                yield other(
                        days,
                        new Way<>(
                                () -> reads.keptCities(other),
                                () -> reads.cities(other, rows),
                                report -> reads.keepCities(other, report)));
            }
        };
    }

    public ComparisonResult<Report<RankingRow>> ranking(
            Period period, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> new ComparisonResult.Nothing<>();
            case ComparisonTarget.Kept(var until) ->
                    earlier(reads.earlierRanking(period, new BaselineCriteria(shown, until)));
            case ComparisonTarget.Days(var days) ->
                    other(
                            days,
                            new Way<>(
                                    () -> reads.keptRanking(days),
                                    () -> reads.ranking(days, rows),
                                    reads::keepRanking));
        };
    }

    public ComparisonResult<Report<ReferrerRow>> referrers(
            PeriodQuestion question, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> new ComparisonResult.Nothing<>();
            case ComparisonTarget.Kept(var until) ->
                    earlier(
                            reads.earlierReferrers(
                                    question.period(),
                                    question.granularity(),
                                    new BaselineCriteria(shown, until)));
            case ComparisonTarget.Days(var days) ->
                    other(
                            days,
                            new Way<>(
                                    () -> reads.keptReferrers(days, question.granularity()),
                                    () -> reads.referrers(days, question.granularity(), rows),
                                    reads::keepReferrers));
        };
    }

    public ComparisonResult<Report<BrowserRow>> browsers(
            BrowserQuestion question, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> new ComparisonResult.Nothing<>();
            case ComparisonTarget.Kept(var until) ->
                    earlier(
                            reads.earlierBrowsers(
                                    question.video(),
                                    question.period(),
                                    question.granularity(),
                                    new BaselineCriteria(shown, until)));
            case ComparisonTarget.Days(var days) ->
                    other(
                            days,
                            new Way<>(
                                    () ->
                                            reads.keptBrowsers(
                                                    question.video(), days, question.granularity()),
                                    () ->
                                            reads.browsers(
                                                    question.video(),
                                                    days,
                                                    question.granularity(),
                                                    rows),
                                    report -> reads.keepBrowsers(question.video(), report)));
        };
    }

    private static <R> ComparisonResult<Report<R>> earlier(Optional<Report<R>> kept) {
        return kept.<ComparisonResult<Report<R>>>map(ComparisonResult.Answer::new)
                .orElseGet(ComparisonResult.NotKept::new);
    }

    private <R> ComparisonResult<Report<R>> other(Period days, Way<R> way) {
        Optional<Report<R>> kept = way.kept().get();
        if (kept.filter(report -> isSettled(report.origin())).isPresent()) {
            return new ComparisonResult.Answer<>(kept.get());
        }
        try {
            Report<R> report = way.asked().get();
            way.keep().accept(report);
            return new ComparisonResult.Answer<>(report);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return kept.<ComparisonResult<Report<R>>>map(ComparisonResult.Answer::new)
                    .orElseGet(() -> new ComparisonResult.Failed<>(days, e.failure()));
        }
    }

    /** Whether its data was final when it was loaded. */
    private boolean isSettled(ReportOrigin origin) {
        return !new DataFinalityRule(reads.settlingDays())
                .isYoung(
                        origin.period().end(),
                        origin.askedAt().atZone(origin.zone()).toLocalDate());
    }
}
