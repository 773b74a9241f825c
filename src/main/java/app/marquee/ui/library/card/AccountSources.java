package app.marquee.ui.library.card;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.card.CardContent;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * Shares of the account's channels in its views on some days; the largest first. Immutable.
 *
 * @param askedAt load time of the report
 */
record AccountSources(Instant askedAt, List<Share> shares) implements CardContent {
    private static final int MOST = 5;

    /**
     * Part of the known views.
     *
     * @param part 0 to 1
     */
    record Share(Group group, double part) {}

    /** Slow for long reports. */
    static AccountSources of(
            Report<ReferrerQuestion, ReferrerRow> report, Period days, Grouping grouping)
            throws InterruptedException {
        BucketReader buckets = report.buckets();
        // Rows without a day are of the whole period of the report.
        boolean isOfThese = report.question().period().equals(days);
        List<ReferrerRow> rows =
                report.rows().stream()
                        .filter(row -> buckets.day(row).map(days::contains).orElse(isOfThese))
                        .toList();
        Group all = new Groups(grouping, buckets).of(rows);
        BigDecimal whole = new BigDecimal(all.sums().of(CounterMetric.VIEWS).known());
        return new AccountSources(
                report.askedAt(),
                whole.signum() <= 0
                        ? List.of()
                        : all.children().stream()
                                .filter(group -> views(group).signum() > 0)
                                .sorted((one, other) -> views(other).compareTo(views(one)))
                                .limit(MOST)
                                .map(
                                        group ->
                                                new Share(
                                                        group,
                                                        views(group).doubleValue()
                                                                / whole.doubleValue()))
                                .toList());
    }

    private static BigDecimal views(Group group) {
        return new BigDecimal(group.sums().of(CounterMetric.VIEWS).known());
    }

    @Override
    public boolean isEmpty() {
        return shares.isEmpty();
    }
}
