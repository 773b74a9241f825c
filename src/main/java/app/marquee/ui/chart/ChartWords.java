package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartLabels;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.chart.Crosshair;
import app.marquee.analytics.series.Series;
import app.marquee.text.Formats;
import app.marquee.text.Messages;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/** Formatter of the texts of a chart. Immutable. */
final class ChartWords implements ChartLabels {
    private static final double DAY = 86_400;
    private static final double LONG = 10_000;
    private static final double PERCENT = 100;

    /** Below, marks beside the axis are parts of a percent. */
    private static final double FEW = 10;

    /** More values are too many to listen to. */
    private static final int READ = 8;

    private final Messages messages;
    private final Formats formats;
    private final String subject;

    /**
     * @param messages of any bundle; only their language matters
     * @param subject the metric, such as "Viewers"
     */
    ChartWords(Messages messages, String subject) {
        this.messages = messages.of("chart");
        this.formats = messages.formats();
        this.subject = subject;
    }

    Messages messages() {
        return messages;
    }

    @Override
    public String mark(double place, ChartContent content) {
        if (content.axis() == ChartContent.Axis.LENGTHS) {
            return formats.length(Duration.ofSeconds(Math.round(place)));
        }
        Instant at = Instant.ofEpochSecond(Math.round(place));
        boolean isDay =
                content.axis() == ChartContent.Axis.DAYS || content.to() - content.from() > 3 * DAY;
        return isDay
                ? formats.day(LocalDate.ofInstant(at, content.zone()))
                : formats.minute(at, content.zone());
    }

    @Override
    public String mark(double value, double greatest, ChartContent.Unit unit) {
        return switch (unit) {
            case SHARE ->
                    greatest < FEW
                            ? formats.percent(value / PERCENT)
                            : formats.wholePercent(value / PERCENT);
            case COUNT, AMOUNT ->
                    greatest >= LONG ? formats.compact(value) : formats.decimal(value);
        };
    }

    @Override
    public String more(int lines) {
        return messages.text("more", lines);
    }

    /** The full text of a position. */
    String place(double place, ChartContent content) {
        return switch (content.axis()) {
            case LENGTHS ->
                    messages.text("after", formats.length(Duration.ofSeconds(Math.round(place))));
            case DAYS ->
                    formats.date(
                            Instant.ofEpochSecond(Math.round(place))
                                    .atZone(content.zone())
                                    .toLocalDate());
            case MOMENTS -> moment(place, content.zone());
        };
    }

    private String moment(double place, ZoneId zone) {
        return formats.dateTime(Instant.ofEpochSecond(Math.round(place)), zone);
    }

    String value(Series series, int index, ChartContent.Unit unit) {
        return series.isKnown(index)
                ? number(series.y()[index], unit)
                : messages.text("value.unknown");
    }

    /** Whole numbers as such; amounts of money have decimals. */
    private String number(double value, ChartContent.Unit unit) {
        return unit == ChartContent.Unit.SHARE
                ? formats.percent(value / PERCENT)
                : value == Math.rint(value)
                        ? formats.integer(Math.round(value))
                        : formats.decimal(value);
    }

    String value(Crosshair.Value value, ChartContent.Unit unit) {
        Double known = value.value();
        if (known == null) {
            return messages.text("unknown.mark");
        }
        String text = number(known, unit);
        return value.part() ? messages.text("value.part", text) : text;
    }

    /** The change; empty where one of both values is unknown. */
    String change(Crosshair.Value value, ChartContent.Unit unit) {
        Double now = value.value();
        Double before = value.before();
        if (now == null || before == null || value.part()) {
            return "";
        }
        double more = now - before;
        if (unit == ChartContent.Unit.SHARE) {
            return messages.text("card.points", signed(more, formats.decimal(Math.abs(more))));
        }
        return before == 0
                ? signed(more, number(Math.abs(more), unit))
                : signed(more, formats.percent(Math.abs(more / before)));
    }

    private static String signed(double value, String text) {
        return value > 0 ? "+" + text : value < 0 ? "−" + text : text;
    }

    /** The meaning of the changes. */
    String changes(ChartContent content) {
        return messages.text(content.compared().isEmpty() ? "card.before" : "card.compared");
    }

    /** The accessible text of a point, with the values of the other lines at its place. */
    String point(Crosshair at, ChartContent content) {
        Series series = content.series().get(at.series());
        StringBuilder words =
                new StringBuilder(
                        messages.text(
                                series.isKnown(at.index()) && content.isPart(series, at.index())
                                        ? "point.part"
                                        : "point",
                                series.name(),
                                place(at.place(), content),
                                value(series, at.index(), content.unit()),
                                at.index() + 1,
                                series.size()));
        for (Crosshair.Value value : at.values()) {
            String change = change(value, content.unit());
            if (value.series() == at.series() && !change.isEmpty()) {
                words.append(", ").append(change);
            }
        }
        List<Crosshair.Value> others =
                at.ranked().stream().filter(value -> value.series() != at.series()).toList();
        others.stream()
                .limit(READ)
                .forEach(value -> words.append("; ").append(other(value, content)));
        if (others.size() > READ) {
            words.append("; ").append(more(others.size() - READ));
        }
        for (ChartMark mark : at.marks()) {
            words.append("; ").append(mark.text());
        }
        return words.toString();
    }

    private String other(Crosshair.Value value, ChartContent content) {
        Double known = value.value();
        return messages.text(
                "pattern.labeled",
                value.name(),
                known == null ? messages.text("value.unknown") : number(known, content.unit()));
    }

    /** The summary in a few sentences, with the keys of the chart. */
    String summary(ChartContent content) {
        String values = values(content);
        return content.hasPoints() ? values + ' ' + messages.text("keys") : values;
    }

    /** What the chart shows, for a reader who has no keys, such as that of a file. */
    String values(ChartContent content) {
        if (!content.hasPoints()) {
            return messages.text("nothing", subject);
        }
        StringBuilder words =
                new StringBuilder(messages.plural("summary", content.series().size(), subject));
        content.series().forEach(series -> words.append(' ').append(of(series, content)));
        return words.toString();
    }

    private String of(Series series, ChartContent content) {
        int high = -1;
        int low = -1;
        int gaps = 0;
        for (int i = 0; i < series.size(); i++) {
            gaps += series.isGapBefore(i) ? 1 : 0;
            if (series.isKnown(i)) {
                high = high < 0 || series.y()[i] > series.y()[high] ? i : high;
                // Incomplete values are left out of the lowest.
                boolean isLower = low < 0 || series.y()[i] < series.y()[low];
                low = isLower && !content.isPart(series, i) ? i : low;
            }
        }
        if (high < 0) {
            return messages.text("summary.unknown", series.name());
        }
        low = low < 0 ? high : low;
        String words =
                messages.text(
                        "summary.series",
                        series.name(),
                        series.size(),
                        value(series, high, content.unit()),
                        place(series.x()[high], content),
                        value(series, low, content.unit()));
        return gaps == 0 ? words : words + ' ' + messages.plural("summary.gaps", gaps);
    }
}
