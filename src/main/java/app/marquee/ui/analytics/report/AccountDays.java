package app.marquee.ui.analytics.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/**
 * Sums of the account by day, from the report of its sources: one request for the days and for
 * those before them, or none where a recent copy is saved. Immutable.
 *
 * @param before the compared days; null for none
 * @param preliminary the first day with preliminary data
 */
public record AccountDays(
        Period days, @Nullable Period before, DailySums sums, ZoneId zone, LocalDate preliminary) {
    private static ReferrerQuestion question(Period days, @Nullable Period before) {
        return new ReferrerQuestion(days.after(before), Granularity.DAY);
    }

    /** From a recent copy, or from the server. Blocking. */
    static AccountDays load(Reports reports, Period days, @Nullable Period before)
            throws InterruptedException {
        ReportSource<ReferrerQuestion, ReferrerRow> source =
                new ReportSource<>(reports, ReportType.REFERRERS);
        return of(reports, source.recentOrLoaded(question(days, before)), days, before);
    }

    private static AccountDays of(
            Reports reports,
            Report<ReferrerQuestion, ReferrerRow> report,
            Period days,
            @Nullable Period before)
            throws InterruptedException {
        DailySums sums = DailySums.of(report.rows(), report.buckets());
        boolean isCompared = before != null && !sums.in(before).isEmpty();
        return new AccountDays(
                days,
                isCompared ? before : null,
                sums,
                report.zone(),
                new DataFinalityRule(reports.settlingDays()).first(report.askedOn()));
    }

    /** Whether there is a curve: the rows may have no dates. */
    public boolean hasCurve() {
        return sums.in(days).days().size() > 1;
    }

    /**
     * The curve of a metric, with the compared days dashed.
     *
     * @param name of the metric
     */
    public ChartContent chart(CounterMetric metric, String name) {
        Series now = sums.series(name, metric, days, days, zone);
        double hatched = begin(preliminary);
        ChartContent content =
                new ChartContent(
                        List.of(now),
                        ChartContent.Axis.DAYS,
                        zone,
                        new ChartContent.Span(begin(days.start()), begin(days.end())),
                        place -> place >= hatched);
        return before == null
                ? content
                : content.comparedWith(List.of(sums.series(name, metric, before, days, zone)));
    }

    private double begin(LocalDate day) {
        return day.atStartOfDay(zone).toEpochSecond();
    }
}
