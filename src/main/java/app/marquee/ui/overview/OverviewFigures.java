package app.marquee.ui.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.overview.Breakdowns;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.MetricFigures;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/**
 * Factory of the tiles: totals of all videos or of the filtered sources, with the days of the
 * traffic beside.
 *
 * @param choose takes the metric of a tile
 */
record OverviewFigures(Messages messages, Consumer<OverviewMetric> choose) {
    /**
     * Views and plays of a period.
     *
     * @param basis those of the days that changes are about
     * @param before those of the compared days; null without a comparison
     */
    record Counts(CounterSums now, CounterSums basis, @Nullable CounterSums before) {
        static @Nullable Counts of(@Nullable Videos videos) {
            if (videos == null) {
                return null;
            }
            RankingTotals before = videos.before();
            return new Counts(
                    videos.totals().counters(),
                    videos.basis().counters(),
                    before == null ? null : before.counters());
        }

        /** Those of the tiles: of the sources where these are filtered, else of the videos. */
        static @Nullable Counts of(
                ReportFilters filters, @Nullable Traffic traffic, @Nullable Videos videos) {
            return filters.of(FilterKind.SOURCE).isEmpty() ? of(videos) : of(traffic);
        }

        static @Nullable Counts of(@Nullable Traffic traffic) {
            return traffic == null ? null : traffic.counts();
        }

        /** The totals that are compared; null without a comparison. */
        Breakdowns.@Nullable Compared<CounterSums> compared() {
            return before == null ? null : new Breakdowns.Compared<>(before, basis);
        }

        /** Null without a comparison, and where it is unknown. */
        @Nullable Change change(CounterMetric metric) {
            return before == null
                    ? null
                    : Change.between(before.of(metric), basis.of(metric), true);
        }
    }

    /**
     * Views, plays and play rate.
     *
     * @param counts null while unknown
     * @param traffic of the same counts by day; null where they aren't known by day
     */
    List<Figure> counts(@Nullable Counts counts, @Nullable Traffic traffic, OverviewMetric chosen) {
        return counts == null
                ? List.of(
                        unknown(OverviewMetric.VIEWS, chosen),
                        unknown(OverviewMetric.PLAYS, chosen),
                        unknown("rate", "figure.rate"))
                : List.of(
                        count(OverviewMetric.VIEWS, counts, traffic, chosen),
                        count(OverviewMetric.PLAYS, counts, traffic, chosen),
                        rate(counts, traffic));
    }

    private Figure unknown(OverviewMetric metric, OverviewMetric chosen) {
        return choosing(unknown(metric.key(), "metric." + metric.ranking().key()), metric, chosen);
    }

    private Figure unknown(String key, String caption) {
        return Figure.of(
                "overview-metric-" + key, messages.text(caption), messages.text("unknown.mark"));
    }

    private Figure count(
            OverviewMetric metric,
            Counts counts,
            @Nullable Traffic traffic,
            OverviewMetric chosen) {
        Figure count =
                new MetricFigures(messages)
                        .sum(
                                "overview-metric-" + metric.key(),
                                messages.text("metric." + metric.ranking().key()),
                                counts.now().of(metric.counter()),
                                true,
                                counts.change(metric.counter()));
        return choosing(
                traffic != null
                        ? count.drawn(
                                traffic.daily()
                                        .trend(
                                                metric.counter(),
                                                traffic.days(),
                                                traffic.preliminary()))
                        : count,
                metric,
                chosen);
    }

    private Figure rate(Counts counts, @Nullable Traffic traffic) {
        Figure rate =
                new MetricFigures(messages)
                        .rate(
                                "overview-metric-rate",
                                messages.text("figure.rate"),
                                messages.text("figure.rate.help"),
                                counts.now(),
                                counts.basis(),
                                counts.before());
        return traffic != null
                ? rate.drawn(traffic.daily().rates(traffic.days(), traffic.preliminary()))
                : rate;
    }

    /** The bandwidth cost. */
    Figure costs(@Nullable Videos videos, OverviewMetric chosen) {
        if (videos == null) {
            return unknown(OverviewMetric.COST, chosen);
        }
        RankingTotals totals = videos.totals();
        return choosing(
                new MetricFigures(messages)
                        .costs(
                                "overview-metric-cost",
                                messages.text("metric." + RankingMetric.BANDWIDTH_COST.key()),
                                totals.costs(),
                                totals.costsUnknown(),
                                MetricFigures.costChange(videos.before(), videos.basis())),
                OverviewMetric.COST,
                chosen);
    }

    private Figure choosing(Figure figure, OverviewMetric metric, OverviewMetric chosen) {
        return figure.choosing(chosen == metric, () -> choose.accept(metric));
    }
}
