package app.marquee.ui.overview;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.Reports;
import app.marquee.service.overview.Attention;
import app.marquee.service.overview.OverviewService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.card.CopiesFirst;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * View model of the Overview. Its reports load while it is in front and whenever the period or the
 * comparison changes; live streams load on request. FX thread only.
 */
final class OverviewViewModel implements AutoCloseable {
    private static final String METRIC = "metric";

    private final ReportSources sources;
    private final OverviewService known;
    private final Messages messages;
    private final ViewMemory memory;
    private final ReportPacing pacing;
    private final CardLoad<Traffic> traffic;
    private final CardLoad<Videos> videos;
    private final CardLoad<Countries> countries;
    private final CardLoad<KnownStreams> live;
    private final LatestJob counting;
    private final LatestJob mapping;
    private final ReadOnlyObjectWrapper<@Nullable CountryMap> map = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Attention> attention =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<OverviewMetric> metric;
    private final Subscription following;
    private final Runnable unlisten;
    private final CoalescingFxRunner news = new CoalescingFxRunner(FxThread::later, this::count);
    private boolean inFront;
    private boolean isCounting;
    private boolean isBehind;
    private @Nullable OverviewQuestion asked;

    OverviewViewModel(
            ReportSources sources,
            OverviewService known,
            SectionContext context,
            ReportPacing pacing,
            CopiesFirst order) {
        this.sources = sources;
        this.known = known;
        this.messages = context.messages();
        this.memory = context.memory();
        this.pacing = pacing;
        this.metric =
                new ReadOnlyObjectWrapper<>(
                        Optional.ofNullable(memory.recall(METRIC))
                                .flatMap(OverviewMetric::ofKey)
                                .orElse(OverviewMetric.VIEWS));
        this.traffic = load(context, "overview.job.traffic", order);
        this.videos = load(context, "overview.job.videos", order);
        this.countries = load(context, "overview.job.places", order);
        this.live = load(context, "overview.job.live", order);
        this.counting = new LatestJob(context.tasks());
        this.mapping = new LatestJob(context.tasks());
        this.following =
                period().stateProperty()
                        .subscribe((_, _) -> changed())
                        .and(
                                sources.filters()
                                        .chosen()
                                        .filtersProperty()
                                        .subscribe((_, _) -> changed()))
                        .and(videos.valueProperty().subscribe((_, _) -> count()))
                        .and(countries.valueProperty().subscribe((_, _) -> map()));
        this.unlisten = known.listen(news::signal);
    }

    private <T extends CardContent> CardLoad<T> load(
            SectionContext context, String job, CopiesFirst order) {
        return new CardLoad<>(
                context.tasks(),
                sources.reports()::now,
                new CardLoad.Names(messages.text(job), messages.text(job + ".refresh")),
                order);
    }

    private void changed() {
        pacing.soon(() -> ask(false));
    }

    PeriodViewModel period() {
        return sources.period();
    }

    ReadOnlyObjectProperty<OverviewMetric> metricProperty() {
        return metric.getReadOnlyProperty();
    }

    OverviewMetric metric() {
        return metric.get();
    }

    void metric(OverviewMetric chosen) {
        memory.keep(METRIC, chosen.key());
        metric.set(chosen);
    }

    CardLoad<Traffic> traffic() {
        return traffic;
    }

    CardLoad<Videos> videos() {
        return videos;
    }

    CardLoad<Countries> countries() {
        return countries;
    }

    CardLoad<KnownStreams> live() {
        return live;
    }

    /** What needs attention; null until it is read. */
    ReadOnlyObjectProperty<@Nullable Attention> attentionProperty() {
        return attention.getReadOnlyProperty();
    }

    /** Loads the reports before the view is in front: copies are read while it is built. */
    void begin() {
        inFront = true;
        ask(false);
    }

    void shown() {
        begin();
        live.ask(saved -> reading(saved).live());
        count();
    }

    void hidden() {
        inFront = false;
    }

    /** Loads the reports again. */
    void refresh() {
        ask(true);
        count();
    }

    /**
     * Failed refresh of a report that is shown; empty when there is none. One that isn't shown says
     * so in its card.
     */
    Optional<LoadState.Failed> failedRefresh() {
        return reports().stream()
                .filter(load -> load.value() != null)
                .flatMap(
                        load ->
                                load.stateProperty().get() instanceof LoadState.Failed failed
                                        ? Stream.of(failed)
                                        : Stream.empty())
                .findFirst();
    }

    /** Failure of all reports, if each of them failed for the same reason. */
    Optional<Failure> failedAlike() {
        List<Failure> failures =
                reports().stream()
                        .flatMap(
                                load ->
                                        load.stateProperty().get()
                                                        instanceof LoadState.Failed(var failure)
                                                ? Stream.of(failure)
                                                : Stream.empty())
                        .toList();
        boolean isAlike =
                failures.size() == reports().size()
                        && failures.stream().map(Failure::getClass).distinct().count() == 1;
        return isAlike ? Optional.of(failures.getFirst()) : Optional.empty();
    }

    /** Runs when the state of a report changes. */
    Subscription follow(Runnable changed) {
        return videos.stateProperty()
                .subscribe((_, _) -> changed.run())
                .and(traffic.stateProperty().subscribe((_, _) -> changed.run()))
                .and(countries.stateProperty().subscribe((_, _) -> changed.run()));
    }

    /** When the oldest of the shown reports was loaded. */
    Optional<Instant> oldest() {
        return reports().stream()
                .map(CardLoad::value)
                .flatMap(shown -> Stream.ofNullable(shown).map(CardContent::askedAt))
                .min(Comparator.naturalOrder());
    }

    boolean isLoading() {
        return reports().stream()
                .anyMatch(load -> load.stateProperty().get() instanceof LoadState.Loading);
    }

    private List<CardLoad<? extends CardContent>> reports() {
        return List.of(videos, traffic, countries);
    }

    /** Loads the known live streams, a request each. */
    void refreshLive() {
        live.ask(new Object(), saved -> reading(saved).live(), true);
    }

    private void ask(boolean again) {
        if (inFront) {
            period().period()
                    .map(days -> new OverviewQuestion(days, period().versus(), filters()))
                    .ifPresent(question -> ask(question, again));
        }
    }

    /** The question of the reports that are shown; null before the first one. */
    @Nullable OverviewQuestion asked() {
        return asked;
    }

    /** The days of the report by source and day, for other questions about its days. */
    List<Period> daily() {
        return asked == null ? List.of() : List.of(asked.span());
    }

    ReportFilters filters() {
        return sources.filters().chosen().filters();
    }

    /** Loads the sources, where that takes more requests than are sent unasked. */
    void loadTraffic() {
        if (asked != null) {
            askTraffic(asked, true);
        }
    }

    private void askTraffic(OverviewQuestion question, boolean again) {
        OverviewQuestion ofSources = question.with(question.filters().of(FilterKind.SOURCE));
        Grouping grouping = sources.rules().grouping(ReferrerDimension.CHANNELS);
        traffic.ask(ofSources, saved -> reading(grouping, saved).traffic(ofSources), again);
    }

    private void ask(OverviewQuestion question, boolean again) {
        asked = question;
        ReportFilters all = question.filters();
        OverviewQuestion ofVideos = question.with(all.segments());
        OverviewQuestion ofPlaces = question.with(all.only(each -> each.kind().isPlace()));
        Grouping grouping = sources.rules().grouping(ReferrerDimension.CHANNELS);
        Reports reports = sources.reports();
        videos.ask(
                ofVideos,
                saved ->
                        new VideosReading(reports, sources.filters().segments(), saved)
                                .read(ofVideos),
                again);
        askTraffic(question, again);
        countries.ask(ofPlaces, saved -> reading(grouping, saved).countries(ofPlaces), again);
    }

    private OverviewReading reading(boolean saved) {
        return reading(sources.rules().grouping(ReferrerDimension.CHANNELS), saved);
    }

    private OverviewReading reading(Grouping grouping, boolean saved) {
        return new OverviewReading(sources.reports(), known, grouping, saved);
    }

    /** Loads the outlines once there is something to show on them. */
    private void map() {
        if (map.get() == null && countries.value() != null) {
            mapping.submit(
                    Job.of(messages.text("overview.job.map"), _ -> CountryMap.load())
                            .onSuccess(map::set));
        }
    }

    /** The outlines of the countries; null until they are loaded. */
    ReadOnlyObjectProperty<@Nullable CountryMap> mapProperty() {
        return map.getReadOnlyProperty();
    }

    private void count() {
        if (!inFront) {
            return;
        }
        if (isCounting) {
            isBehind = true;
            return;
        }
        isCounting = true;
        isBehind = false;
        List<VideoId> top = top();
        counting.submit(
                Job.of(messages.text("overview.job.attention"), _ -> known.attention(top))
                        .onSuccess(attention::set)
                        .onFinally(this::counted));
    }

    /** The videos of the most views, as far as they are known. */
    private List<VideoId> top() {
        Videos shown = videos.value();
        Videos.ByMetric by = shown == null ? null : shown.by().get(OverviewMetric.VIEWS);
        return by == null
                ? List.of()
                : by.top().stream().flatMap(one -> Stream.ofNullable(one.row().videoId())).toList();
    }

    /** One count at a time, since many changes may be recorded in a row. */
    private void counted() {
        isCounting = false;
        if (isBehind) {
            count();
        }
    }

    @Override
    public void close() {
        unlisten.run();
        news.close();
        following.unsubscribe();
    }
}
