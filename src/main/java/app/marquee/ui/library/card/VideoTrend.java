package app.marquee.ui.library.card;

import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.VideoDays;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Line of one metric of a video by day, from saved rankings of single days, and the offer to load
 * those that are missing. Sends no request by itself. FX thread only.
 */
final class VideoTrend extends VBox {
    private final Reports reports;
    private final Messages messages;
    private final TaskRunner tasks;
    private final LatestJob opening;
    private final Runnable onKnown;
    private final SeriesChart chart;
    private final Label note = new Label();
    private final Button load = Buttons.titled("video-trend-load", "");
    private RankingMetric metric = RankingMetric.VIEWS;
    private @Nullable VideoId video;
    private @Nullable Period period;
    private @Nullable Known known;
    private @Nullable Failure failure;
    private boolean isLoading;

    /** The saved days of a video, and the load of those that are missing. */
    private record Known(VideoDays days, DailyFetchPlan plan) {}

    /**
     * @param onKnown runs when {@link #hasLine} may have changed
     */
    VideoTrend(Reports reports, SectionContext on, Runnable onKnown) {
        this.reports = reports;
        this.messages = on.messages();
        this.tasks = on.tasks();
        this.opening = new LatestJob(tasks);
        this.onKnown = onKnown;
        this.chart = new SeriesChart("video-trend", messages, messages.text("trend.title"));
        note.setId("video-trend-note");
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        load.getStyleClass().add("small");
        load.setTooltip(new Tooltip());
        load.setOnAction(_ -> load());
        getStyleClass().add("video-trend");
        getChildren().addAll(chart, note, load);
        Visibility.show(this, false);
    }

    /** Shows the days of a video in a period, or of the four weeks that end with a short one. */
    void show(VideoId shown, Period of) {
        if (!shown.equals(video)) {
            known = null;
            failure = null;
        }
        video = shown;
        period = DailyFetchPlan.daysOf(of);
        open();
    }

    RankingMetric metric() {
        return metric;
    }

    /** Shows another metric. */
    void choose(RankingMetric chosen) {
        metric = chosen;
        update();
    }

    /** Whether there is a line to show of any metric. */
    boolean hasLine() {
        return known != null && known.days().askedAt().size() > 1;
    }

    private void open() {
        VideoId asked = video;
        Period days = period;
        if (asked != null && days != null && reports.savesReports()) {
            opening.submit(
                    Job.of(messages.text("job.performance"), _ -> known(asked, days))
                            .onSuccess(
                                    found -> {
                                        known = found;
                                        update();
                                    }));
        }
        update();
    }

    private Known known(VideoId asked, Period days) throws InterruptedException {
        VideoDays found = VideoDays.saved(reports, asked, days);
        return new Known(found, DailyFetchPlan.of(days, found.askedAt(), reports));
    }

    /** Loads the missing days, a request each, and saves each at once. */
    private void load() {
        Known shown = known;
        if (shown == null || isLoading) {
            return;
        }
        List<LocalDate> wanted = shown.plan().toRead();
        isLoading = true;
        failure = null;
        tasks.submit(
                Job.of(messages.text("trend.job"), progress -> load(wanted, progress))
                        .pausable()
                        .onSuccess(_ -> ended(null))
                        .onFailure(this::ended)
                        .onCancelled(() -> ended(null)));
        update();
    }

    private int load(List<LocalDate> wanted, Progress progress) throws InterruptedException {
        DailyRankings rankings = new DailyRankings(reports);
        int done = 0;
        for (LocalDate day : wanted) {
            progress.report(done++, wanted.size());
            progress.rest();
            rankings.load(day);
        }
        return done;
    }

    private void ended(@Nullable Failure why) {
        isLoading = false;
        failure = why;
        open();
    }

    private void update() {
        Known shown = known;
        Visibility.show(this, shown != null);
        if (shown != null) {
            DayLine line = shown.days().line(metric);
            Set<Double> preliminary = preliminary(shown.days(), line);
            boolean isLine = hasLine() && line.known() > 0;
            Visibility.show(chart, isLine);
            if (isLine) {
                chart.show(content(line, shown.days().zone(), preliminary));
            }
            note.setText(note(shown, line, !preliminary.isEmpty()));
            offer(shown.plan());
        }
        onKnown.run();
    }

    private ChartContent content(DayLine line, ZoneId zone, Set<Double> preliminary) {
        ChartContent content =
                new ChartContent(
                        List.of(line.series(messages.text("metric." + metric.key()), zone)),
                        ChartContent.Axis.DAYS,
                        zone,
                        null,
                        preliminary::contains);
        return metric == RankingMetric.BANDWIDTH_COST
                ? content.in(ChartContent.Unit.AMOUNT)
                : content;
    }

    /** The positions of known days whose values may change. */
    private Set<Double> preliminary(VideoDays days, DayLine line) {
        DataFinalityRule settling = new DataFinalityRule(reports.settlingDays());
        ZoneId zone = days.zone();
        Predicate<LocalDate> isYoung =
                day -> {
                    Instant asked = days.askedAt().get(day);
                    return asked != null && settling.isYoung(day, LocalDate.ofInstant(asked, zone));
                };
        return line.days().stream()
                .filter(day -> isYoung.test(day) || line.unfinished().contains(day))
                .map(day -> (double) day.atStartOfDay(zone).toEpochSecond())
                .collect(Collectors.toSet());
    }

    private String note(Known shown, DayLine line, boolean hasPreliminary) {
        if (isLoading) {
            return messages.text("trend.loading");
        }
        int loaded = shown.days().askedAt().size();
        String found =
                loaded == 0
                        ? messages.text("trend.none")
                        : messages.text("trend.known", loaded, line.days().size());
        if (hasLine() && line.known() == 0) {
            found += " " + messages.text("trend.unnamed", messages.text("metric." + metric.key()));
        } else if (hasLine() && hasPreliminary) {
            found += " " + messages.text("curve.ring.day");
        }
        Failure why = failure;
        return why == null
                ? found
                : new FailureText(messages).of(why, FailureSubject.ANALYTICS).title()
                        + ". "
                        + found;
    }

    private void offer(DailyFetchPlan plan) {
        int days = plan.toRead().size();
        Visibility.show(load, days > 0 && !isLoading);
        load.setText(messages.plural(plan.isRefresh() ? "trend.refresh" : "trend.load", days));
        load.setGraphic(new FontIcon(plan.isRefresh() ? "fth-refresh-cw" : "fth-download"));
        load.getTooltip()
                .setText(
                        messages.text(
                                "trend.cost",
                                messages.formats().wait(plan.time(reports.requestsPerMinute()))));
    }
}
