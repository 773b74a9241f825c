package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.group.Group;
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
 * @param now totals of the period
 * @param basis those of the days that changes are about; the same where these are all days
 * @param earlier those of the compared days; null without a comparison
 * @param daily of both periods; none where the platform's rows have no dates
 * @param applied number of changes applied from this computer by day
 */
record Traffic(
        Instant askedAt,
        ZoneId zone,
        LocalDate preliminary,
        Period days,
        @Nullable Period before,
        CounterSums now,
        CounterSums basis,
        @Nullable CounterSums earlier,
        DailySums daily,
        Map<CounterMetric, List<Largest<Group>>> sources,
        Map<LocalDate, Long> applied)
        implements CardContent {
    @Override
    public boolean isEmpty() {
        return daily.isEmpty() && sources.values().stream().allMatch(List::isEmpty);
    }
}
