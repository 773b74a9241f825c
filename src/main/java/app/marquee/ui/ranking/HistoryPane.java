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
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
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

/** Pane of the selected video's daily history as a chart. FX thread only. */
final class HistoryPane extends VBox {
    private final Reports reports;
    private final Messages messages;
    private final Label caption = new Label();
    private final SeriesChart chart;
    private RankingHistory history = RankingHistory.none(RankingMetric.VIEWS);
    private @Nullable Ranked video;
    private boolean wanted = true;

    HistoryPane(SectionContext context, Reports reports) {
        this.reports = reports;
        this.messages = context.messages();
        this.chart =
                new SeriesChart("ranking-history-chart", messages, messages.text("days.title"));
        caption.setId("ranking-history-caption");
        caption.getStyleClass().add("history-caption");
        caption.setWrapText(true);
        caption.setMinHeight(USE_PREF_SIZE);
        VBox.setVgrow(chart, Priority.ALWAYS);
        setId("ranking-history");
        getStyleClass().addAll("curve-pane", "history-pane");
        getChildren().addAll(caption, chart);
        update();
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
        Set<Double> preliminary = preliminary(line, zone);
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
