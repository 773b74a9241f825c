package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.overview.Breakdowns;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportSource;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reader of the ranked videos of a period and of those that it is compared with. Blocking.
 *
 * @param segments videos of the filters
 * @param saved whether only saved copies are read
 */
record VideosReading(Reports reports, Segments segments, boolean saved) {
    private static final int TOP = 6;
    private static final int MOVED = 6;

    /** Empty where no copy is saved. */
    Optional<Videos> read(OverviewQuestion question) throws InterruptedException {
        ReportSource<RankingQuestion, RankingRow> source =
                new ReportSource<>(reports, ReportType.RANKING);
        RankingQuestion days = new RankingQuestion(question.days());
        if (saved) {
            Report<RankingQuestion, RankingRow> now = source.cached(days).orElse(null);
            return now == null
                    ? Optional.empty()
                    : Optional.of(of(question, now, earlier(question.versus())));
        }
        Report<RankingQuestion, RankingRow> now = source.load(days, _ -> {});
        reports.save(now);
        reports.saveTitles(now);
        return Optional.of(
                of(
                        question,
                        now,
                        source.other(days, question.versus(), _ -> {})
                                        instanceof
                                        ComparisonResult.Answer<Report<RankingQuestion, RankingRow>>
                                                answer
                                ? answer
                                : null));
    }

    /** Null where one of both isn't saved. */
    private ComparisonResult.@Nullable Answer<Report<RankingQuestion, RankingRow>> earlier(
            ComparisonTarget versus) {
        return switch (versus) {
            case ComparisonTarget.Nothing _ -> null;
            case ComparisonTarget.Days(var days, var part) -> {
                var other = reports.cached(ReportType.RANKING, new RankingQuestion(days));
                var own =
                        part == null
                                ? Optional.<Report<RankingQuestion, RankingRow>>empty()
                                : reports.cached(ReportType.RANKING, new RankingQuestion(part));
                yield other.isEmpty() || own.isPresent() == (part == null)
                        ? null
                        : new ComparisonResult.Answer<>(other.get(), own.orElse(null));
            }
        };
    }

    private Videos of(
            OverviewQuestion question,
            Report<RankingQuestion, RankingRow> report,
            ComparisonResult.@Nullable Answer<Report<RankingQuestion, RankingRow>> other)
            throws InterruptedException {
        List<RankingRow> now = segments.rows(report.rows(), question.filters());
        Report<RankingQuestion, RankingRow> part = other == null ? null : other.part();
        List<RankingRow> basis =
                part == null ? now : segments.rows(part.rows(), question.filters());
        List<RankingRow> before =
                other == null ? null : segments.rows(other.answer().rows(), question.filters());
        Map<OverviewMetric, Videos.ByMetric> by = new EnumMap<>(OverviewMetric.class);
        for (OverviewMetric metric : OverviewMetric.values()) {
            by.put(metric, places(now, basis, before, metric));
        }
        return new Videos(
                report.askedAt(),
                RankingTotals.of(now),
                RankingTotals.of(basis),
                before == null ? null : RankingTotals.of(before),
                by,
                shares(now, before == null ? null : new Breakdowns.Compared<>(before, basis)));
    }

    private static Map<CounterMetric, Breakdown.Pair<RankingRow>> shares(
            List<RankingRow> now, Breakdowns.@Nullable Compared<List<RankingRow>> compared)
            throws InterruptedException {
        Map<CounterMetric, Breakdown.Pair<RankingRow>> shares = new EnumMap<>(CounterMetric.class);
        for (CounterMetric metric : OverviewReading.METRICS) {
            shares.put(metric, new Breakdowns(metric).videos(now, compared));
        }
        return shares;
    }

    private static Videos.ByMetric places(
            List<RankingRow> now,
            List<RankingRow> basis,
            @Nullable List<RankingRow> before,
            OverviewMetric metric)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(metric.ranking());
        List<Ranked> ranked = order.of(now);
        List<Ranked> top = ranked.stream().filter(one -> one.rank() != null).limit(TOP).toList();
        if (before == null) {
            return new Videos.ByMetric(top, List.of(), List.of(), Movers.NONE);
        }
        List<Ranked> earlier = order.of(before);
        Movers movers = Movers.between(earlier, order.of(basis), metric.ranking());
        List<Ranked> all = movers.withLeft(earlier, ranked);
        return new Videos.ByMetric(top, moved(all, movers, 1), moved(all, movers, -1), movers);
    }

    private static List<Ranked> moved(List<Ranked> all, Movers movers, int direction) {
        return all.stream()
                .filter(one -> change(one, movers).signum() == direction)
                .sorted(Comparator.comparing(one -> change(one, movers).abs().negate()))
                .limit(MOVED)
                .toList();
    }

    private static BigDecimal change(Ranked one, Movers movers) {
        Mover mover = movers.of(one.row().videoId());
        BigDecimal change = mover == null ? null : mover.change();
        return change == null ? BigDecimal.ZERO : change;
    }
}
