package app.marquee.ui.library.card;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoPerformance;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.PeriodText;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoCard;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Card of the values of one video in the latest saved ranking, with their change and its rank, and
 * its curve by day, which is there without a ranking, too. FX thread only.
 */
public final class PerformanceCard implements VideoCard {
    private final ReportSources sources;
    private final Messages messages;
    private final MetricFigures figures;
    private final Load<Optional<VideoPerformance>> load;
    private final FigureStrip strip = new FigureStrip("video-figures");
    private final VideoTrend trend;
    private final ReportCard card;
    private @Nullable VideoId video;

    public PerformanceCard(ReportSources sources, SectionContext on) {
        this.sources = sources;
        this.messages = on.messages();
        this.figures = new MetricFigures(messages);
        this.load = new Load<>(on.tasks(), on.clock());
        this.trend = new VideoTrend(sources.reports(), on);
        trend.explaining((chart, day, metric) -> explain(on, chart, day, metric));
        VBox content = new VBox(strip, trend);
        content.getStyleClass().add("video-performance");
        this.card = new ReportCard("video-performance", on, content, this::refresh);
        load.stateProperty().subscribe(this::tell);
    }

    @Override
    public Region region() {
        return card;
    }

    @Override
    public void show(VideoId shown) {
        if (!shown.equals(video)) {
            video = shown;
            trend.clear();
            load.reset();
            ask();
        }
    }

    @Override
    public void refresh() {
        trend.refresh();
        ask();
    }

    /** What made a day of the account, since the platform has no sources of one video. */
    private void explain(SectionContext on, Node chart, LocalDate day, CounterMetric metric) {
        ViewFrame.around(chart)
                .ifPresent(
                        frame ->
                                new DayPanel.Opener(
                                                sources,
                                                on,
                                                frame::popover,
                                                sources.period()::loadedDays,
                                                true)
                                        .explain(chart, day, metric));
    }

    private void ask() {
        VideoId asked = video;
        if (asked != null) {
            load.run(
                    Job.of(
                            messages.text("job.performance"),
                            _ -> VideoPerformance.saved(sources.reports(), asked)));
        }
    }

    private void tell(LoadState state) {
        VideoPerformance known = known();
        Period days = known == null ? sources.period().period().orElse(null) : known.period();
        card.titled(
                days == null
                        ? messages.text("figures.saved")
                        : new PeriodText(messages, sources.reports().today()).whole(days));
        Visibility.show(strip, known != null);
        showFigures();
        if (video != null && days != null && state instanceof LoadState.Loaded) {
            trend.show(video, days, days.shift(-1));
        }
        card.show(state, null, null);
    }

    private @Nullable VideoPerformance known() {
        Optional<VideoPerformance> loaded = load.value();
        return loaded == null ? null : loaded.orElse(null);
    }

    private void showFigures() {
        VideoPerformance known = known();
        if (known != null) {
            strip.show(of(known));
        }
    }

    /** Those that are known, if any is. */
    private List<Figure> of(VideoPerformance known) {
        List<Figure> all = all(known);
        String unknown = messages.text("unknown.mark");
        List<Figure> some = all.stream().filter(figure -> !figure.value().equals(unknown)).toList();
        List<Figure> shown = new ArrayList<>(some.isEmpty() ? all : some);
        VideoPerformance.Rank rank = known.rank();
        if (rank != null) {
            shown.add(
                    1,
                    Figure.of(
                            "video-figure-rank",
                            messages.text("field.rank"),
                            messages.text("pattern.of", rank.place(), rank.of())));
        }
        return shown;
    }

    private List<Figure> all(VideoPerformance known) {
        RankingTotals now = known.totals();
        RankingTotals before = known.before();
        return List.of(
                count(RankingMetric.VIEWS, now, before),
                count(RankingMetric.PLAYS, now, before),
                figures.rate(
                        "video-figure-rate",
                        messages.text("figure.rate"),
                        messages.text("figure.rate.help"),
                        now.counters(),
                        now.counters(),
                        before == null ? null : before.counters()),
                count(RankingMetric.UNIQUE_VIEWERS, now, before),
                figures.costs(
                        "video-figure-cost",
                        messages.text("metric." + RankingMetric.BANDWIDTH_COST.key()),
                        now.costs(),
                        now.costsUnknown(),
                        MetricFigures.costChange(before, now)));
    }

    private Figure count(RankingMetric metric, RankingTotals now, @Nullable RankingTotals before) {
        Sum earlier = before == null ? Sum.NONE : before.of(metric);
        return figures.sum(
                "video-figure-" + metric.key(),
                messages.text("metric." + metric.key()),
                now.of(metric),
                true,
                Change.between(earlier, now.of(metric), true));
    }
}
