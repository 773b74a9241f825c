package app.marquee.ui.library.card;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.DeviceGrouping;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.card.CardContent;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Shares of devices and browsers in the views of one video; the largest first. Immutable.
 *
 * @param askedAt load time of the report
 */
record BrowserShares(Instant askedAt, List<Share> devices, List<Share> browsers)
        implements CardContent {
    private static final int MOST = 5;

    /**
     * Part of the known views.
     *
     * @param part 0 to 1
     */
    record Share(Group group, double part) {}

    /** Slow for long reports. */
    static BrowserShares of(Report<BrowserQuestion, BrowserRow> report)
            throws InterruptedException {
        Stream<String> names = report.rows().stream().flatMap(row -> Stream.ofNullable(row.name()));
        return new BrowserShares(
                report.askedAt(),
                shares(report, new DeviceGrouping().among(names)),
                shares(report, new BrowserGrouping()));
    }

    private static List<Share> shares(Report<BrowserQuestion, BrowserRow> report, Grouping grouping)
            throws InterruptedException {
        Group all = new Groups(grouping, report.buckets()).of(report.rows());
        BigDecimal whole = new BigDecimal(views(all).known());
        return all.children().stream()
                .filter(group -> views(group).known().signum() > 0)
                .sorted(Comparator.comparing(group -> views(group).known().negate()))
                .limit(MOST)
                .map(group -> new Share(group, part(group, whole)))
                .toList();
    }

    private static double part(Group group, BigDecimal whole) {
        return new BigDecimal(views(group).known()).doubleValue() / whole.doubleValue();
    }

    private static Sum views(Group group) {
        return group.sums().of(CounterMetric.VIEWS);
    }

    @Override
    public boolean isEmpty() {
        return devices.isEmpty();
    }
}
