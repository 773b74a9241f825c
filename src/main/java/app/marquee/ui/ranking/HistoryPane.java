package app.marquee.ui.ranking;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.service.analytics.Reports;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Pane of the selected video's daily history as a chart and a table. FX thread only. */
final class HistoryPane extends VBox {
    private static final String FIGURE = "figure";

    private final Reports reports;
    private final Messages messages;
    private final DaysWords words;
    private final Label caption = new Label();
    private final SeriesChart chart;
    private final DataTable<HistoryDay> table;
    private RankingHistory history = RankingHistory.none(RankingMetric.VIEWS);
    private @Nullable Ranked video;
    private boolean wanted = true;

    HistoryPane(SectionContext context, Reports reports) {
        this.reports = reports;
        this.messages = context.messages();
        this.words = new DaysWords(messages);
        this.chart =
                new SeriesChart("ranking-history-chart", messages, messages.text("days.title"));
        this.table =
                new DataTable<HistoryDay>("ranking-history-table", messages, context.tasks())
                        .columns(
                                Column.<HistoryDay, LocalDate>of(
                                                "day",
                                                messages.text("column.day"),
                                                HistoryDay::day,
                                                messages.formats()::date)
                                        .width(108),
                                figure(FIGURE, "metric.views", HistoryDay::value, this::words),
                                Column.<HistoryDay>text(
                                                "settled",
                                                messages.text("field.status"),
                                                this::settled)
                                        .width(108),
                                figure(
                                        "day-change",
                                        "column.day-change",
                                        HistoryDay::change,
                                        this::changed),
                                Column.<HistoryDay>time(
                                        "asked",
                                        messages.text("column.asked"),
                                        HistoryDay::askedAt,
                                        messages.formats(),
                                        reports.zone()))
                        .keyedBy(HistoryDay::day)
                        .hidingColumns("day", "figure", "settled", "day-change")
                        .named(messages.text("days.title"))
                        .remember(context.memory());
        caption.setId("ranking-history-caption");
        caption.getStyleClass().add("history-caption");
        caption.setWrapText(true);
        caption.setMinHeight(USE_PREF_SIZE);
        HBox both = new HBox(chart, table);
        both.getStyleClass().add("history-both");
        table.getStyleClass().add("history-table");
        HBox.setHgrow(chart, Priority.ALWAYS);
        VBox.setVgrow(both, Priority.ALWAYS);
        setId("ranking-history");
        getStyleClass().addAll("curve-pane", "history-pane");
        getChildren().addAll(caption, both);
        update();
    }

    private Column<HistoryDay> figure(
            String id,
            String title,
            Function<HistoryDay, @Nullable Double> of,
            Function<Double, String> inWords) {
        String words = messages.text(title);
        return Column.<HistoryDay, Double>number(id, words, of, inWords)
                .width(ColumnWidth.titled(words, 90));
    }

    private String changed(double change) {
        return change == 0
                ? messages.text("moved.not")
                : messages.text(change > 0 ? "moved.up" : "moved.down", words(Math.abs(change)));
    }

    private String words(double value) {
        Ranked shown = video;
        return words.figure(value, history.metric(), shown == null ? null : shown.row().currency());
    }

    private @Nullable String settled(HistoryDay day) {
        if (day.askedAt() == null) {
            return null;
        }
        return messages.text(
                day.isPart() ? "days.part" : day.isYoung() ? "preliminary" : "days.final");
    }

    void show(RankingHistory known) {
        history = known;
        update();
    }

    /**
     * @param selected null when not exactly one is
     */
    void select(@Nullable Ranked selected) {
        video = selected;
        update();
    }

    /** Sets whether the user wants to see it. */
    void want(boolean shown) {
        wanted = shown;
        update();
    }

    private void update() {
        Ranked shown = video;
        boolean any = wanted && shown != null && history.hasLines();
        Visibility.show(this, any);
        if (!any || shown == null) {
            return;
        }
        DayLine line = history.line(shown.row().videoId());
        String name = Objects.requireNonNullElse(RankingTable.name(shown), "");
        ZoneId zone = reports.zone();
        String metric = messages.text("metric." + history.metric().key());
        List<HistoryDay> days = rows(line, zone);
        Set<Double> preliminary =
                days.stream()
                        .filter(day -> day.isYoung() || day.isPart())
                        .map(day -> (double) day.day().atStartOfDay(zone).toEpochSecond())
                        .collect(Collectors.toSet());
        int all = line.days().size();
        caption.setText(
                line.known() == all
                        ? messages.text("days.caption", name, metric)
                        : messages.text("days.caption.part", name, metric, line.known(), all));
        chart.show(
                new ChartContent(
                        List.of(line.series(name, zone)),
                        ChartContent.Axis.DAYS,
                        zone,
                        null,
                        preliminary::contains));
        table.rows(days);
        table.table().getColumns().stream()
                .filter(column -> FIGURE.equals(column.getId()))
                .forEach(column -> column.setText(metric));
    }

    private List<HistoryDay> rows(DayLine line, ZoneId zone) {
        DataFinalityRule settling = new DataFinalityRule(reports.settlingDays());
        List<HistoryDay> rows = new ArrayList<>();
        for (int i = line.days().size() - 1; i >= 0; i--) {
            LocalDate day = line.days().get(i);
            Instant asked = history.askedAt(day);
            rows.add(
                    new HistoryDay(
                            day,
                            known(line.values()[i]),
                            known(line.change(i)),
                            asked,
                            asked != null
                                    && settling.isYoung(day, LocalDate.ofInstant(asked, zone)),
                            line.isPart(i)));
        }
        return rows;
    }

    private static @Nullable Double known(double value) {
        return Double.isNaN(value) ? null : Double.valueOf(value);
    }

    /**
     * Row of a video's daily history.
     *
     * @param value null when it is unknown
     * @param change change since the previous day; null when one of the values is unknown
     * @param askedAt load time; null for a day without a report
     * @param isYoung whether the value is preliminary
     * @param isPart whether the day was incomplete when it was loaded
     */
    private record HistoryDay(
            LocalDate day,
            @Nullable Double value,
            @Nullable Double change,
            @Nullable Instant askedAt,
            boolean isYoung,
            boolean isPart) {}
}
