package app.marquee.report;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartLabels;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Texts of the charts of a report, in its language. Immutable. */
public record ReportChartLabels(ReportWords words) implements ChartLabels {
    private static final double LONG = 10_000;
    private static final double DAY = 86_400;

    @Override
    public String mark(double value, double greatest, ChartContent.Unit unit) {
        return greatest >= LONG ? words.compact(value) : words.decimal(value);
    }

    @Override
    public String mark(double place, ChartContent content) {
        if (content.axis() == ChartContent.Axis.LENGTHS) {
            Duration length = Duration.ofSeconds(Math.round(place));
            return String.format(Locale.ROOT, "%d:%02d", length.toHours(), length.toMinutesPart());
        }
        Instant at = Instant.ofEpochSecond(Math.round(place));
        boolean isDay =
                content.axis() == ChartContent.Axis.DAYS || content.to() - content.from() > 3 * DAY;
        return isDay
                ? words.day(at.atZone(content.zone()).toLocalDate())
                : words.time(at, content.zone());
    }

    @Override
    public String more(int lines) {
        return words.text("chart.more", lines);
    }
}
