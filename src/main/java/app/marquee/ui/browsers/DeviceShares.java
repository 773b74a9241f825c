package app.marquee.ui.browsers;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.DeviceGrouping;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.BrowserRow;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Shares of devices in a metric; the largest first, Unknown last. Immutable. */
record DeviceShares(CounterMetric metric, List<Share> shares) {
    /**
     * Part of the known total.
     *
     * @param part 0 to 1
     */
    record Share(Group group, double part) {
        boolean isUnknown() {
            return group.kind() == GroupKind.UNKNOWN;
        }
    }

    /** Slow for long reports. */
    static DeviceShares of(List<BrowserRow> rows, BucketReader buckets, CounterMetric metric)
            throws InterruptedException {
        Grouping devices =
                new DeviceGrouping()
                        .among(rows.stream().flatMap(row -> Stream.ofNullable(row.name())));
        Group all = new Groups(devices, buckets).of(rows);
        Sum whole = all.sums().of(metric);
        if (whole.known().signum() <= 0) {
            return new DeviceShares(metric, List.of());
        }
        BigDecimal total = new BigDecimal(whole.known());
        return new DeviceShares(
                metric,
                all.children().stream()
                        .map(group -> new Share(group, part(group.sums().of(metric), total)))
                        .filter(share -> share.part() > 0)
                        .sorted(
                                Comparator.comparing(Share::isUnknown)
                                        .thenComparingDouble(share -> -share.part()))
                        .toList());
    }

    private static double part(Sum sum, BigDecimal total) {
        return new BigDecimal(sum.known()).doubleValue() / total.doubleValue();
    }

    /** Whether the names of the browsers tell any device. */
    boolean isTold() {
        return shares.stream().anyMatch(share -> !share.isUnknown());
    }
}
