package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.series.Series;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ChangeMarks;
import app.marquee.ui.chart.SeriesChart;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/** Chart of the period by day, with the compared days dashed and the user's own changes marked. */
final class OverviewTrend {
    private final Messages messages;
    private final SeriesChart chart;

    OverviewTrend(Messages messages) {
        this.messages = messages;
        this.chart = new SeriesChart("overview-trend", messages, messages.text("overview.trend"));
    }

    SeriesChart chart() {
        return chart;
    }

    void show(Traffic traffic, CounterMetric metric) {
        ZoneId zone = traffic.zone();
        Period days = traffic.days();
        String name = messages.text("metric." + metric.key());
        Series now = traffic.daily().series(name, metric, days, days, zone);
        Period before = traffic.before();
        double preliminary = begin(traffic.preliminary(), zone);
        ChartContent content =
                new ChartContent(
                        List.of(now),
                        ChartContent.Axis.DAYS,
                        zone,
                        new ChartContent.Span(begin(days.start(), zone), begin(days.end(), zone)),
                        place -> place >= preliminary);
        chart.show(
                (before == null
                                ? content
                                : content.comparedWith(
                                        List.of(
                                                traffic.daily()
                                                        .series(name, metric, before, days, zone))))
                        .markedWith(ChangeMarks.of(traffic.applied(), zone, messages)));
    }

    private static double begin(LocalDate day, ZoneId zone) {
        return day.atStartOfDay(zone).toEpochSecond();
    }
}
