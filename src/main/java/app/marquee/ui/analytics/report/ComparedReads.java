package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.EarlierThan;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.ui.analytics.period.PeriodQuestion;
import app.marquee.ui.analytics.period.Versus;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Reads what an answer is compared with: from what is kept, where those days were over long enough
 * when they were asked for, and otherwise from the service. Blocks; for workers.
 */
public final class ComparedReads {
    private final AnalyticsReads reads;

    public ComparedReads(AnalyticsReads reads) {
        this.reads = reads;
    }

    /** Where one kind of answer comes from and goes to. */
    private record Way<R>(
            Supplier<Optional<Report<R>>> kept,
            Supplier<Report<R>> asked,
            Consumer<Report<R>> keep) {}

    /**
     * @param shown when the answer was asked for that is compared, here and below
     */
    public Compared<Report<CityRow>> cities(
            CityQuestion question, Versus versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case Versus.Nothing _ -> new Compared.Nothing<>();
            case Versus.Kept(var until) ->
                    earlier(reads.earlierCities(question, new EarlierThan(shown, until)));
            case Versus.Days(var days) -> {
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

    public Compared<Report<RankingRow>> ranking(
            Period period, Versus versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case Versus.Nothing _ -> new Compared.Nothing<>();
            case Versus.Kept(var until) ->
                    earlier(reads.earlierRanking(period, new EarlierThan(shown, until)));
            case Versus.Days(var days) ->
                    other(
                            days,
                            new Way<>(
                                    () -> reads.keptRanking(days),
                                    () -> reads.ranking(days, rows),
                                    reads::keepRanking));
        };
    }

    public Compared<Report<ReferrerRow>> referrers(
            PeriodQuestion question, Versus versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case Versus.Nothing _ -> new Compared.Nothing<>();
            case Versus.Kept(var until) ->
                    earlier(
                            reads.earlierReferrers(
                                    question.period(),
                                    question.granularity(),
                                    new EarlierThan(shown, until)));
            case Versus.Days(var days) ->
                    other(
                            days,
                            new Way<>(
                                    () -> reads.keptReferrers(days, question.granularity()),
                                    () -> reads.referrers(days, question.granularity(), rows),
                                    reads::keepReferrers));
        };
    }

    public Compared<Report<BrowserRow>> browsers(
            BrowserQuestion question, Versus versus, Instant shown, LongConsumer rows) {
        return switch (versus) {
            case Versus.Nothing _ -> new Compared.Nothing<>();
            case Versus.Kept(var until) ->
                    earlier(
                            reads.earlierBrowsers(
                                    question.video(),
                                    question.period(),
                                    question.granularity(),
                                    new EarlierThan(shown, until)));
            case Versus.Days(var days) ->
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

    private static <R> Compared<Report<R>> earlier(Optional<Report<R>> kept) {
        return kept.<Compared<Report<R>>>map(Compared.Answer::new).orElseGet(Compared.NotKept::new);
    }

    private <R> Compared<Report<R>> other(Period days, Way<R> way) {
        Optional<Report<R>> kept = way.kept().get();
        if (kept.filter(report -> isSettled(report.origin())).isPresent()) {
            return new Compared.Answer<>(kept.get());
        }
        try {
            Report<R> report = way.asked().get();
            way.keep().accept(report);
            return new Compared.Answer<>(report);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return kept.<Compared<Report<R>>>map(Compared.Answer::new)
                    .orElseGet(() -> new Compared.Failed<>(days, e.failure()));
        }
    }

    /**
     * Whether its days were so long over when it was asked for that they hardly change any more.
     */
    private boolean isSettled(ReportOrigin origin) {
        return !new Settling(reads.settlingDays())
                .isYoung(
                        origin.period().end(),
                        origin.askedAt().atZone(origin.zone()).toLocalDate());
    }
}
