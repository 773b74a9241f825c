package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;

/** Factory of the tiles: totals of the ranking, with the days of the traffic below. */
final class OverviewFigures {
    private final Messages messages;
    private final MetricFigures figures;

    OverviewFigures(Messages messages) {
        this.messages = messages;
        this.figures = new MetricFigures(messages);
    }

    /**
     * @param traffic null while unknown
     * @param choose takes the metric of a tile
     */
    List<Figure> of(
            Videos videos,
            @Nullable Traffic traffic,
            OverviewMetric chosen,
            Consumer<OverviewMetric> choose) {
        RankingTotals totals = videos.totals();
        RankingTotals before = videos.before();
        return List.of(
                drawn(count(OverviewMetric.VIEWS, totals, before), CounterMetric.VIEWS, traffic)
                        .choosing(
                                chosen == OverviewMetric.VIEWS,
                                () -> choose.accept(OverviewMetric.VIEWS)),
                drawn(count(OverviewMetric.PLAYS, totals, before), CounterMetric.PLAYS, traffic)
                        .choosing(
                                chosen == OverviewMetric.PLAYS,
                                () -> choose.accept(OverviewMetric.PLAYS)),
                rate(totals, before, traffic),
                costs(totals, before)
                        .choosing(
                                chosen == OverviewMetric.COST,
                                () -> choose.accept(OverviewMetric.COST)));
    }

    /** Tiles without values, while none are known. */
    List<Figure> unknown() {
        return List.of(
                unknown("views", "metric." + RankingMetric.VIEWS.key()),
                unknown("plays", "metric." + RankingMetric.PLAYS.key()),
                unknown("rate", "figure.rate"),
                unknown("cost", "metric." + RankingMetric.BANDWIDTH_COST.key()));
    }

    private Figure unknown(String key, String caption) {
        return Figure.of(
                "overview-metric-" + key, messages.text(caption), messages.text("unknown.mark"));
    }

    private Figure count(
            OverviewMetric metric, RankingTotals totals, @Nullable RankingTotals before) {
        Sum earlier = before == null ? Sum.NONE : before.of(metric.ranking());
        return figures.sum(
                "overview-metric-" + metric.key(),
                messages.text("metric." + metric.ranking().key()),
                totals.of(metric.ranking()),
                true,
                exact(earlier));
    }

    private Figure rate(
            RankingTotals totals, @Nullable RankingTotals before, @Nullable Traffic traffic) {
        Figure rate =
                figures.rate(
                        "overview-metric-rate",
                        messages.text("figure.rate"),
                        messages.text("figure.rate.help"),
                        totals,
                        before);
        return traffic == null || traffic.daily().isEmpty()
                ? rate
                : rate.drawn(traffic.daily().rates(traffic.days(), traffic.preliminary()));
    }

    private Figure costs(RankingTotals totals, @Nullable RankingTotals before) {
        return figures.costs(
                "overview-metric-cost",
                messages.text("metric." + RankingMetric.BANDWIDTH_COST.key()),
                totals.costs(),
                totals.costsUnknown(),
                before == null || before.costsUnknown() > 0 ? List.of() : before.costs());
    }

    private static Figure drawn(Figure figure, CounterMetric metric, @Nullable Traffic traffic) {
        return traffic == null || traffic.daily().isEmpty()
                ? figure
                : figure.drawn(
                        traffic.daily().trend(metric, traffic.days(), traffic.preliminary()));
    }

    private static @Nullable BigInteger exact(Sum sum) {
        return sum.isKnown() && sum.accuracy(true) == Sum.Accuracy.EXACT ? sum.known() : null;
    }
}
