package app.marquee.ui.ranking;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.service.analytics.Reports;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.report.DailyCurve;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chart above the ranking: the account by day, or the selected video once its days are known. FX
 * thread only.
 */
final class RankingChart extends VBox {
    private final Reports reports;
    private final Messages messages;
    private final Label title = new Label();
    private final Label caption = new Label();
    private final SeriesChart chart;
    private RankingHistory history = RankingHistory.none(RankingMetric.VIEWS);
    private RankingMetric metric = RankingMetric.VIEWS;
    private @Nullable DailyCurve account;
    private @Nullable Ranked video;

    RankingChart(Reports reports, Messages messages) {
        this.reports = reports;
        this.messages = messages;
        this.chart = new SeriesChart("ranking-chart", messages, messages.text("days.title"));
        title.setId("ranking-chart-title");
        title.getStyleClass().add("report-card-title");
        caption.setId("ranking-chart-caption");
        caption.getStyleClass().add("caption");
        Region keys = chart.takeHead();
        HBox.setHgrow(keys, Priority.ALWAYS);
        HBox head = new HBox(title, caption, keys);
        head.getStyleClass().addAll("curve-head", "charted");
        VBox.setVgrow(chart, Priority.ALWAYS);
        setId("ranking-curve");
        getStyleClass().add("curve-pane");
        getChildren().addAll(head, chart);
        update();
    }

    /** A press on a day tells what made it. */
    void explaining(DayExplainer days) {
        chart.explaining(day -> days.explain(chart, day, counted()));
    }

    private CounterMetric counted() {
        return metric == RankingMetric.PLAYS ? CounterMetric.PLAYS : CounterMetric.VIEWS;
    }

    /** Another ranking is shown, or by another metric. */
    void show(RankingMetric shown) {
        metric = shown;
        update();
    }

    void show(RankingHistory known) {
        history = known;
        update();
    }

    /**
     * @param days null while they are unknown
     */
    void show(@Nullable DailyCurve days) {
        account = days;
        update();
    }

    /**
     * @param selected null when not exactly one is
     */
    void select(@Nullable Ranked selected) {
        video = selected;
        update();
    }

    private void update() {
        DailyCurve days = account;
        Ranked one = video;
        DayLine line = one == null ? DayLine.NONE : history.line(one.row().videoId());
        boolean isVideo = one != null && history.hasLines() && line.known() > 1;
        Visibility.show(this, isVideo || (days != null && days.hasCurve()));
        if (isVideo && one != null) {
            draw(one, line);
        } else if (days != null && days.hasCurve()) {
            draw(days);
        }
    }

    private void draw(Ranked one, DayLine line) {
        String name = Objects.requireNonNullElse(RankingTable.name(one), "");
        ZoneId zone = reports.zone();
        Set<Double> preliminary = preliminary(line, zone);
        int all = line.days().size();
        String of = messages.text("metric." + history.metric().key());
        title.setText(messages.text("curve.by.day", of));
        caption.setText(
                line.known() == all
                        ? messages.text("chart.video", name)
                        : messages.text("chart.video.part", name, line.known(), all));
        ChartContent content =
                new ChartContent(
                        List.of(line.series(name, zone)),
                        ChartContent.Axis.DAYS,
                        zone,
                        null,
                        preliminary::contains);
        chart.show(
                history.metric() == RankingMetric.BANDWIDTH_COST
                        ? content.in(ChartContent.Unit.AMOUNT)
                        : content);
    }

    /** The metric by which the videos are ranked, where the account has it by day; else views. */
    private void draw(DailyCurve days) {
        CounterMetric counted = counted();
        String name = messages.text("metric." + counted.key());
        title.setText(messages.text("curve.by.day", name));
        caption.setText(messages.text("chart.account"));
        chart.show(days.chart(counted, name));
    }

    /** The days that may still change, or were incomplete when they were loaded. */
    private Set<Double> preliminary(DayLine line, ZoneId zone) {
        DataFinalityRule settling = new DataFinalityRule(reports.settlingDays());
        return IntStream.range(0, line.days().size())
                .filter(at -> line.isPart(at) || isYoung(line.days().get(at), settling, zone))
                .mapToObj(at -> (double) line.days().get(at).atStartOfDay(zone).toEpochSecond())
                .collect(Collectors.toSet());
    }

    private boolean isYoung(LocalDate day, DataFinalityRule settling, ZoneId zone) {
        Instant asked = history.askedAt(day);
        return asked != null && settling.isYoung(day, LocalDate.ofInstant(asked, zone));
    }
}
