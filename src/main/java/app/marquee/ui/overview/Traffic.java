package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.overview.Largest;
import app.marquee.ui.analytics.card.CardContent;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;

/**
 * Totals, views by day and the largest sources of a period. Immutable.
 *
 * @param zone of the account
 * @param preliminary first day with preliminary data
 * @param before the compared days; null without a comparison
 * @param counts those of all sources
 * @param daily of both periods; none where the platform's rows have no dates
 * @param shares of the sources in a metric and in its change
 * @param applied number of changes applied from this computer by day
 */
record Traffic(
        Instant askedAt,
        ZoneId zone,
        LocalDate preliminary,
        Period days,
        @Nullable Period before,
        OverviewFigures.Counts counts,
        DailySums daily,
        Map<CounterMetric, List<Largest<Group>>> sources,
        Map<CounterMetric, Breakdown.Pair<Group>> shares,
        Map<LocalDate, Long> applied)
        implements CardContent {
    @Override
    public boolean isEmpty() {
        return daily.isEmpty() && sources.values().stream().allMatch(List::isEmpty);
    }
}
