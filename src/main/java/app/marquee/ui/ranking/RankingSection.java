package app.marquee.ui.ranking;

import app.marquee.analytics.Change;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.Sum;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.analytics.report.Provenance;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.analytics.report.ReportFrame;
import app.marquee.ui.analytics.report.ReportSection;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.TileLines;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Section Ranking, which ranks the videos of a period by a metric. */
public final class RankingSection extends ReportSection implements Exporting {
    private final Reports reports;
    private final SectionContext context;
    private final Messages messages;
    private final RankingViewModel model;
    private final MetricFigures figures;
    private final VideoFrames frames;
    private final TileLines<ReferrerQuestion, ReferrerRow> sums;
    private final RankingTable table;
    private final ProvenanceText truthWords;
    private final Provenance truth;
    private final ReportFrame frame;
    private final ExportMenu export;
    private final @Nullable DailyDataController days;

    public static SectionDefinition definition(ReportSources sources, VideoFrames.Source frames) {
        return SectionDefinition.of(
                        RankingSection.class,
                        SectionGroup.ANALYTICS,
                        "fth-bar-chart-2",
                        context -> new RankingSection(sources, frames, context))
                .sharing(ReportSources.TEXTS)
                .opening(Place.Ranking.class)
                .with(RankingCommands.all(sources.period()));
    }

    RankingSection(ReportSources sources, VideoFrames.Source pictures, SectionContext context) {
        this.reports = sources.reports();
        PeriodViewModel period = sources.period();
        this.context = context;
        this.messages = context.messages();
        this.figures = new MetricFigures(messages);
        this.frames = new VideoFrames(context.tasks(), pictures, messages);
        FigureStrip tiles = new FigureStrip("ranking-sums");
        this.sums =
                new TileLines<>(tiles, new ReportSource<>(reports, ReportType.REFERRERS), context);
        PeriodBar bar = new PeriodBar(period, messages);
        Debouncer pacing = Debouncer.ofChoices(bar);
        FilterBar filters =
                new FilterBar(
                        sources.filters(),
                        FilterScope.of(
                                EnumSet.of(
                                        FilterKind.FOLDER,
                                        FilterKind.PLAYLIST,
                                        FilterKind.FUNNEL,
                                        FilterKind.FIELD)),
                        context);
        this.model =
                new RankingViewModel(
                        sources, context.tasks(), messages, context.memory(), pacing::soon);
        this.table = new RankingTable(context, frames, this::open);
        this.days =
                reports.savesReports() ? new DailyDataController(sources, context, table) : null;
        this.truthWords = new ProvenanceText(messages, context.clock(), reports::settlingDays);
        this.truth = new Provenance(truthWords, this::truth, filters::ignored);
        this.frame =
                new ReportFrame(
                        context,
                        model,
                        new ReportFrame.Look(
                                messages.text("title"),
                                FailureSubject.ANALYTICS,
                                bar.withComparison(),
                                filters,
                                pacing,
                                new FilterField(
                                        "ranking-filter",
                                        messages.text("ranking.filter"),
                                        table::filter),
                                truth),
                        tiles,
                        days == null ? table : days.over(table));
        this.export =
                new ExportMenu(
                        context,
                        new RankingSource(
                                context,
                                model.contentProperty()::get,
                                () -> days == null ? DailyDataController.none() : days.history(),
                                truth::lasting,
                                table.table(),
                                frame.picture(messages.text("export.view"))));
        frame.view().counting(table.count()).actions(export);
        if (days == null) {
            table.withoutDays();
        } else {
            days.explaining(
                    new DayPanel.Opener(
                            sources, context, frame.view()::popover, period::loadedDays));
            frame.following(
                    days.historyProperty()
                            .subscribe(_ -> daysArrived())
                            .and(days.accountProperty().subscribe(_ -> daysArrived())));
        }
        frame.explaining(table.columns()::hidden);
        frame.pane().shaped(SkeletonShape.REPORT_WITH_FRAMES);
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.driftProperty().subscribe(_ -> frame.tell()))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
    }

    private String name(RankingMetric one) {
        return messages.text("metric." + one.key());
    }

    private void open(VideoId video) {
        if (context.navigation().canOpen(VideoId.class)) {
            context.navigation().open(video);
        }
    }

    private void arrived(@Nullable RankingContent content) {
        if (content != null) {
            showSums(content);
            table.show(content);
            if (days != null) {
                days.show(content);
            }
            frame.tell();
        }
    }

    /** With lines where the days of the account or of all videos are known. */
    private void showSums(RankingContent content) {
        boolean isWhole = content.narrowing().filters().isEmpty();
        Period period = content.report().question().period();
        DailySums known = days == null || !isWhole ? DailySums.NONE : days.lines(period);
        if (known.isEmpty()) {
            sums.show(
                    figures(content),
                    isWhole ? new ReferrerQuestion(period, Granularity.DAY) : null,
                    SourceFilter.ALL,
                    null);
        } else {
            sums.show(
                    figures(content),
                    known,
                    period,
                    new DataFinalityRule(reports.settlingDays()).first(content.report().askedOn()));
        }
    }

    private void daysArrived() {
        RankingContent content = model.contentProperty().get();
        if (content != null) {
            showSums(content);
            frame.tell();
        }
    }

    /** One video whose page can be shown has to be selected. */
    public Availability canOpen() {
        return Availability.when(
                table.canOpen() && context.navigation().canOpen(VideoId.class), "needs.ranked");
    }

    public void openSelected() {
        table.openSelected();
    }

    /** Something that can be pinned has to be selected. */
    public Availability canPin() {
        return Availability.when(table.canPin(), "needs.ranked");
    }

    public void pinOrRelease() {
        if (!table.pinOrRelease()) {
            context.notices().warn(messages.text("pin.many", Pins.MOST));
        }
    }

    private List<Figure> figures(RankingContent content) {
        List<Figure> figures = new ArrayList<>();
        for (RankingMetric each : RankingMetric.values()) {
            Figure figure =
                    figure(each, content)
                            .choosing(each == content.metric(), () -> model.rankBy(each));
            if (each.isAdditive() || !isUnknown(figure)) {
                figures.add(figure);
            }
        }
        return figures;
    }

    /** Viewers of several videos can't be added up, so that no tile has anything to say. */
    private boolean isUnknown(Figure figure) {
        return figure.value().equals(messages.text("unknown.mark"));
    }

    private Figure figure(RankingMetric metric, RankingContent content) {
        String id = "ranking-sum-" + metric.key();
        RankingTotals totals = content.totals();
        RankingTotals basis = content.basis();
        RankingTotals before = content.before();
        if (metric == RankingMetric.BANDWIDTH_COST) {
            return figures.costs(
                    id,
                    name(metric),
                    totals.costs(),
                    totals.costsUnknown(),
                    MetricFigures.costChange(before, basis));
        }
        return figures.sum(
                id,
                name(metric),
                totals.of(metric),
                metric.isAdditive(),
                Change.between(
                        before == null ? Sum.NONE : before.of(metric),
                        basis.of(metric),
                        metric.isAdditive()));
    }

    private void follow(LoadState phase) {
        RankingContent content = model.contentProperty().get();
        frame.show(phase, content != null && content.isEmpty() ? nothing() : null);
    }

    private EmptyStateText nothing() {
        return EmptyStateText.of(
                        "fth-bar-chart-2",
                        messages.text("ranking.empty.title"),
                        messages.text("ranking.empty.text"))
                .withAction(
                        messages.text("empty.longer"),
                        () -> model.period().choose(PeriodPreset.LAST_90_DAYS));
    }

    private @Nullable ProvenanceParts truth(ProvenanceText words) {
        RankingContent content = model.contentProperty().get();
        return content == null
                ? null
                : RankingProvenance.of(
                                words,
                                content,
                                model.isOfAnotherQuestion(),
                                model.driftProperty().get())
                        .days(remainders(content));
    }

    /** Where daily data is loaded in full and doesn't add up to the totals. */
    private List<Remainder> remainders(RankingContent content) {
        Period period = content.report().question().period();
        DailySums known = days == null ? DailySums.NONE : days.sums(period);
        return known.isWhole(period) && content.narrowing().filters().isEmpty()
                ? known.remainders(period, content.totals().counters())
                : List.of();
    }

    @Override
    public void shown() {
        frames.renew();
        if (days != null) {
            days.shown();
        }
        super.shown();
    }

    @Override
    public void refresh() {
        if (days != null) {
            days.refresh();
        }
        super.refresh();
    }

    @Override
    public void hidden() {
        if (days != null) {
            days.hidden();
        }
        super.hidden();
    }

    @Override
    public void close() {
        frames.close();
        if (days != null) {
            days.close();
        }
        super.close();
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(export);
    }

    Availability canLoadDays() {
        return days().map(each -> each.loading().availability())
                .orElseGet(() -> Availability.refused("days.there"));
    }

    Optional<DailyDataController> days() {
        return Optional.ofNullable(days);
    }

    @Override
    public ReportFrame frame() {
        return frame;
    }
}
