package app.marquee.ui.analytics.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/**
 * Sums of the account or a video by day, from the report of its sources or browsers: one request
 * for the days and for those before them, or none where a recent copy is saved. Immutable.
 *
 * @param before the compared days; null for none
 * @param preliminary the first day with preliminary data
 */
public record DailyCurve(
        Period days, @Nullable Period before, DailySums sums, ZoneId zone, LocalDate preliminary) {
    /**
     * The account's, from a recent copy or from the server. Blocking.
     *
     * @param again whether only final data is taken from a copy
     */
    public static DailyCurve account(
            Reports reports, Period days, @Nullable Period before, boolean again)
            throws InterruptedException {
        return of(
                reports,
                new ReportSource<>(reports, ReportType.REFERRERS)
                        .loaded(new ReferrerQuestion(days.after(before), Granularity.DAY), again),
                days,
                before);
    }

    /** A video's, in the same way. Blocking. */
    public static DailyCurve video(
            Reports reports, VideoId video, Period days, @Nullable Period before, boolean again)
            throws InterruptedException {
        return of(
                reports,
                new ReportSource<>(reports, ReportType.BROWSERS)
                        .loaded(
                                new BrowserQuestion(video, days.after(before), Granularity.DAY),
                                again),
                days,
                before);
    }

    private static DailyCurve of(
            Reports reports,
            Report<?, ? extends CounterRow> report,
            Period days,
            @Nullable Period before)
            throws InterruptedException {
        DailySums sums = DailySums.of(report.rows(), report.buckets());
        boolean isCompared = before != null && !sums.in(before).isEmpty();
        return new DailyCurve(
                days,
                isCompared ? before : null,
                sums,
                report.zone(),
                new DataFinalityRule(reports.settlingDays()).first(report.askedOn()));
    }

    /** Whether a day has a row without a value of a metric, so that its sum is the least. */
    public boolean isAtLeast(CounterMetric metric) {
        return sums.in(days).days().values().stream()
                .map(day -> day.of(metric))
                .anyMatch(sum -> sum.isKnown() && sum.unknown() > 0);
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
