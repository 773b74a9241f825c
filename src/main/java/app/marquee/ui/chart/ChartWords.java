package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;
import app.marquee.ui.control.Formats;
import app.marquee.ui.control.Messages;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/** Formatter of the texts of a chart. Immutable. */
final class ChartWords {
    private static final double DAY = 86_400;

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

    /** A mark below the axis. */
    String mark(double place, ChartContent content) {
        if (content.axis() == ChartContent.Axis.LENGTHS) {
            return formats.length(Duration.ofSeconds(Math.round(place)));
        }
        Instant at = Instant.ofEpochSecond(Math.round(place));
        boolean isDay =
                content.axis() == ChartContent.Axis.DAYS || content.to() - content.from() > 3 * DAY;
        DateTimeFormatter form =
                isDay
                        ? DateTimeFormatter.ofLocalizedPattern("MMMd").withLocale(messages.locale())
                        : DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                                .withLocale(messages.locale());
        return form.format(at.atZone(content.zone()));
    }

    /** A mark beside the axis. */
    String mark(double value) {
        return formats.integer(Math.round(value));
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

    String value(Series series, int index) {
        return series.isKnown(index) ? number(series.y()[index]) : messages.text("value.unknown");
    }

    /** Whole numbers as such; amounts of money have parts. */
    private String number(double value) {
        return value == Math.rint(value)
                ? formats.integer(Math.round(value))
                : formats.decimal(value);
    }

    /** The accessible text of a point. */
    String point(Series series, int index, ChartContent content) {
        return messages.text(
                series.isKnown(index) && content.isPart(series, index) ? "point.part" : "point",
                series.name(),
                place(series.x()[index], content),
                value(series, index),
                index + 1,
                series.size());
    }

    /** The summary in a few sentences. */
    String summary(ChartContent content) {
        if (!content.hasPoints()) {
            return messages.text("nothing", subject);
        }
        StringBuilder words =
                new StringBuilder(messages.plural("summary", content.series().size(), subject));
        content.series().forEach(series -> words.append(' ').append(of(series, content)));
        return words.append(' ').append(messages.text("keys")).toString();
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
                        value(series, high),
                        place(series.x()[high], content),
                        value(series, low));
        return gaps == 0 ? words : words + ' ' + messages.plural("summary.gaps", gaps);
    }
}
