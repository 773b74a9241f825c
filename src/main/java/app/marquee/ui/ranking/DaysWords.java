package app.marquee.ui.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Formatter of daily data. Immutable. */
final class DaysWords {
    /** More lines would not fit beside the pointer. */
    private static final int LISTED = 31;

    private final Messages messages;
    private final FigureWords figures;

    DaysWords(Messages messages) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
    }

    /** A day's value, or the mark for an unknown one. */
    String figure(double value, RankingMetric metric, @Nullable String currency) {
        return Double.isNaN(value)
                ? messages.text("unknown.mark")
                : figure(amount(value, metric, currency), metric);
    }

    /** A day's known value. */
    String figure(Amount amount, RankingMetric metric) {
        return metric == RankingMetric.BANDWIDTH_COST
                ? figures.cost(amount)
                : figures.count(amount.value().toBigInteger());
    }

    /**
     * @param currency only money has one
     */
    static Amount amount(double value, RankingMetric metric, @Nullable String currency) {
        return new Amount(
                BigDecimal.valueOf(value),
                metric == RankingMetric.BANDWIDTH_COST ? currency : null);
    }

    /** What a line shows, in a sentence that is read aloud. */
    String summary(DayLine line, RankingMetric metric, @Nullable String currency) {
        if (line.known() == 0) {
            return messages.text("days.none");
        }
        List<LocalDate> days = line.days();
        String known =
                messages.text(
                        "days.summary",
                        messages.text("metric." + metric.key()),
                        days.getFirst(),
                        days.getLast(),
                        line.known(),
                        days.size());
        int part = line.lastPart();
        return known
                + " "
                + messages.text(
                        "days.summary.range",
                        figure(line.values()[line.least()], metric, currency),
                        days.get(line.least()),
                        figure(line.values()[line.greatest()], metric, currency),
                        days.get(line.greatest()),
                        figure(line.values()[line.last()], metric, currency),
                        days.get(line.last()))
                + (part < 0
                        ? ""
                        : " "
                                + messages.text(
                                        "days.summary.part",
                                        days.get(part),
                                        figure(line.values()[part], metric, currency)));
    }

    /** The days one below the other, the last of them where they are many. */
    String listed(DayLine line, RankingMetric metric, @Nullable String currency) {
        List<String> lines = new ArrayList<>();
        lines.add(summary(line, metric, currency));
        for (int i = Math.max(0, line.days().size() - LISTED); i < line.days().size(); i++) {
            lines.add(
                    messages.text(
                            line.isPart(i) ? "days.day.part" : "pattern.labeled",
                            line.days().get(i),
                            figure(line.values()[i], metric, currency)));
        }
        return String.join("\n", lines);
    }

    /** The title of a day's column in a file. */
    String column(RankingHistory history, LocalDate day) {
        String metric = messages.text("metric." + history.metric().key());
        return history.unfinished().contains(day)
                ? messages.text("days.column.part", metric, day.toString())
                : metric + " " + day;
    }

    /** How many days are known, for files and above the line of a video. */
    String known(RankingHistory history) {
        return messages.text(
                "days.known",
                messages.text("metric." + history.metric().key()),
                history.known(),
                history.days().size());
    }
}
