package app.marquee.ui.library.card;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.MissingDays;
import app.marquee.ui.analytics.report.DailyCurve;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/**
 * Curve of one metric of a video by day, from the report of its browsers: one request, or none
 * where a recent copy is saved. FX thread only.
 */
final class VideoTrend extends VBox {
    /** What the days of a video are drawn of. */
    private static final CounterMetric DAILY = CounterMetric.VIEWS;

    private final Reports reports;
    private final Messages messages;
    private final LatestJob loading;
    private final SeriesChart chart;
    private final Label note = new Label();
    private final MissingDays missing;
    private @Nullable Asked asked;
    private @Nullable DailyCurve known;
    private boolean hasFailed;

    private record Asked(VideoId video, Period days, @Nullable Period before) {}

    VideoTrend(Reports reports, SectionContext on) {
        this.reports = reports;
        this.messages = on.messages();
        this.loading = new LatestJob(on.tasks());
        this.chart = new SeriesChart("video-trend", messages, messages.text("trend.title"));
        note.setId("video-trend-note");
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        getStyleClass().add("video-trend");
        missing = new MissingDays("video", messages, this::refresh);
        getChildren().addAll(chart, note, missing);
        Visibility.show(this, false);
    }

    /**
     * Shows the days of a video.
     *
     * @param before the compared days; null for none
     */
    void show(VideoId video, Period days, @Nullable Period before) {
        Asked wanted = new Asked(video, days, before);
        if (wanted.equals(asked)) {
            return;
        }
        asked = wanted;
        known = null;
        load(wanted, false);
    }

    /** A press on a day tells what made it. */
    void explaining(DayExplainer days) {
        chart.explaining(day -> days.explain(chart, day, DAILY));
    }

    /** Shows nothing of another video until its own days are known. */
    void clear() {
        loading.supersede();
        asked = null;
        known = null;
        hasFailed = false;
        update();
    }

    /** Loads the days again. */
    void refresh() {
        if (asked != null) {
            load(asked, true);
        }
    }

    private void load(Asked wanted, boolean again) {
        hasFailed = false;
        loading.submit(
                Job.of(
                                messages.text("trend.job"),
                                _ ->
                                        DailyCurve.video(
                                                reports,
                                                wanted.video(),
                                                wanted.days(),
                                                wanted.before(),
                                                again))
                        .onSuccess(found -> known = found)
                        .onFailure(_ -> hasFailed = true)
                        .onFinally(this::update));
        update();
    }

    private void update() {
        DailyCurve shown = known;
        boolean isLine = shown != null && shown.hasCurve();
        Visibility.show(chart, isLine);
        String text = "";
        if (isLine && shown != null) {
            chart.show(shown.chart(DAILY, messages.text("metric." + DAILY.key())));
            text = shown.isAtLeast(DAILY) ? messages.text("trend.least") : "";
        } else if (shown != null) {
            text = messages.text("trend.undated");
        }
        note.setText(text);
        Visibility.show(note, !text.isEmpty());
        boolean isMissing = hasFailed && shown == null;
        missing.show(isMissing);
        Visibility.show(this, isLine || isMissing || !text.isEmpty());
    }
}
