package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportTable.ReportColumn;
import app.marquee.report.ReportWords;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;

/** Table of the groups of a report, the largest first; those without views come last. */
record GroupRows(ReportScope scope) {
    ReportTable of(String key, Group all, int most) {
        ReportWords words = scope.words();
        Comparator<Group> byViews =
                Comparator.comparing(
                        group ->
                                group.sums().views().isKnown()
                                        ? group.sums().views().known().negate()
                                        : BigInteger.ONE);
        List<Group> sorted = all.children().stream().sorted(byViews).toList();
        List<Group> shown = sorted.stream().limit(most).toList();
        BigInteger largest =
                shown.isEmpty() ? BigInteger.ZERO : shown.getFirst().sums().views().known();
        return new ReportTable(
                words.text(key),
                List.of(
                        new ReportColumn(words.text("column.name"), 3, false),
                        new ReportColumn(words.text("metric.views"), 2, true),
                        new ReportColumn(words.text("column.share"), 1, true),
                        new ReportColumn(words.text("metric.plays"), 1, true)),
                shown.stream().map(group -> row(group, all.sums().views(), largest)).toList(),
                LeftOut.of(words, sorted.size() - (long) shown.size()));
    }

    private List<ReportCell> row(Group group, Sum total, BigInteger largest) {
        Sum views = group.sums().views();
        return List.of(
                ReportCell.of(name(group)),
                scope.bar(views, CounterMetric.VIEWS, largest),
                scope.share(views, total),
                scope.cell(group.sums().plays(), CounterMetric.PLAYS));
    }

    private String name(Group group) {
        ReportWords words = scope.words();
        return switch (group.kind()) {
            case CHANNEL -> words.text("channel." + group.name());
            case DIRECT -> words.text("channel.direct");
            case OTHER -> words.text("group.other");
            case UNKNOWN ->
                    words.text(
                            group.name().isEmpty()
                                    ? "group.unknown"
                                    : "group.unknown." + group.name());
            case APP -> words.text("group.app", group.name());
            default -> group.name().isEmpty() ? words.text("unknown") : group.name();
        };
    }
}
