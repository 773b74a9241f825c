package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.export.FileContent;
import app.marquee.export.SvgFile;
import app.marquee.model.failure.Failure;
import app.marquee.service.overview.Attention;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.card.TopList;
import app.marquee.ui.analytics.filter.FilterWords;
import app.marquee.ui.chart.ChartVector;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.map.ShadeScale;
import app.marquee.ui.map.SmallMap;
import app.marquee.ui.overview.OverviewFigures.Counts;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tiles and cards of the Overview, each in the state of its own load. FX thread only. */
final class OverviewCards {
    private final OverviewViewModel model;
    private final Messages messages;
    private final Navigation navigation;
    private final OverviewFigures figures;
    private final VideoFrames frames;
    private final OverviewRows rows;
    private final FilterWords filters;
    private final FigureStrip strip = new FigureStrip("overview-figures").spread();
    private final OverviewTrend trend;
    private final TopList videos = new TopList("overview-videos-list");
    private final TopList sources = new TopList("overview-sources-list");
    private final TopList places = new TopList("overview-places-list");
    private final SmallMap map = new SmallMap("overview-places-map");
    private final ShadeScale scale = new ShadeScale();
    private final MoverLists movers;
    private final TopList streams = new TopList("overview-live-list");
    private final Label noStreams;
    private final Region trendHead;
    private final ReportCard trendCard;
    private final ReportCard videosCard;
    private final ReportCard sourcesCard;
    private final ReportCard placesCard;
    private final ReportCard moversCard;
    private final ReportCard liveCard;
    private final AttentionList attention;
    private final CostCard costCard;
    private final SharedFailure failure;
    private final VBox content;
    private final Subscription following;

    /**
     * @param zone of the account
     */
    OverviewCards(
            OverviewViewModel model,
            CostViewModel cost,
            AlertCenter alerts,
            SectionContext context,
            VideoFrames frames,
            ZoneId zone) {
        this.model = model;
        this.messages = context.messages();
        this.navigation = context.navigation();
        this.figures = new OverviewFigures(messages, model::metric);
        this.filters = new FilterWords(messages);
        this.frames = frames;
        this.rows = new OverviewRows(context, frames, zone);
        this.movers = new MoverLists(messages);
        this.trend = new OverviewTrend(messages);
        this.trendHead = trend.chart().takeHead();
        this.trendCard =
                card("overview-trend-card", context, trend.chart())
                        .shaped(SkeletonShape.PLANE)
                        .with(trendHead);
        this.videosCard =
                card("overview-top-videos", context, videos)
                        .shaped(SkeletonShape.LINES_WITH_FRAMES);
        this.sourcesCard = card("overview-sources", context, sources).shaped(SkeletonShape.LINES);
        this.placesCard =
                card("overview-places", context, placesWithMap())
                        .shaped(SkeletonShape.MAP_WITH_LINES);
        this.moversCard =
                card("overview-movers", context, movers).shaped(SkeletonShape.LINES_WITH_FRAMES);
        this.noStreams = new Label();
        noStreams.getStyleClass().add("muted");
        noStreams.setWrapText(true);
        this.liveCard =
                new ReportCard(
                        "overview-live", context, new VBox(streams, noStreams), model::refreshLive);
        this.costCard = new CostCard(cost, context, rows);
        this.attention = new AttentionList(context, alerts);
        ReportCard attentionCard =
                card("overview-attention", context, attention)
                        .titled(messages.text("overview.attention"));
        attentionCard.show(new LoadState.Loaded(Instant.EPOCH), null, null);
        lead();
        CardGrid grid =
                new CardGrid()
                        .with(trendCard, 0, 0, 2)
                        .with(attentionCard, 2, 0, 1)
                        .with(sourcesCard, 2, 0, 1)
                        .with(videosCard, 0, 0, 2)
                        .with(moversCard, 0, 0, 2)
                        .with(placesCard, 2, 0, 1)
                        .with(liveCard, 2, 0, 1)
                        .with(costCard.card(), 0, 1, 3);
        this.failure = new SharedFailure(messages, model::refresh);
        this.content = new VBox(strip, grid);
        content.getStyleClass().add("overview");
        rows.onNews(this::showLists);
        this.following =
                model.videos()
                        .stateProperty()
                        .subscribe(_ -> showVideos())
                        .and(model.traffic().stateProperty().subscribe(_ -> showTraffic()))
                        .and(model.countries().stateProperty().subscribe(_ -> showPlaces()))
                        .and(model.follow(this::explain))
                        .and(model.mapProperty().subscribe((_, _) -> showPlaces()))
                        .and(model.live().stateProperty().subscribe(_ -> showLive()))
                        .and(model.attentionProperty().subscribe(this::showAttention))
                        .and(alerts.reportProperty().subscribe(attention::show))
                        .and(model.metricProperty().subscribe((_, _) -> showAll()));
    }

    private ReportCard card(String id, SectionContext context, Region shown) {
        return new ReportCard(id, context, shown, model::refresh);
    }

    private void lead() {
        videosCard.leadingTo(new Place.Ranking(), messages.text("part.videos"));
        sourcesCard.leadingTo(new Place.Referrers(), messages.text("part.sources"));
        placesCard.leadingTo(new Place.Cities(), messages.text("part.places"));
        liveCard.titled(messages.text("overview.live"));
        liveCard.leadingTo(new Place.Live(), messages.text("overview.live"));
    }

    private VBox placesWithMap() {
        Visibility.show(map, false);
        VBox both = new VBox(map, scale, places);
        both.getStyleClass().add("overview-places-map");
        return both;
    }

    /** What all reports failed for is said once; a bar says it above what is shown. */
    private void explain() {
        Optional<Failure> alike = model.failedAlike();
        failure.show(model.oldest().isPresent() ? null : alike.orElse(null));
        Stream.of(trendCard, videosCard, sourcesCard, placesCard, moversCard)
                .forEach(card -> card.explained(alike.isPresent()));
    }

    Region content() {
        return content;
    }

    /** Above the content, where it doesn't scroll. */
    Region failure() {
        return failure;
    }

    /** A press on a day of the chart tells what made it. */
    void explaining(DayExplainer days) {
        trend.chart().explaining(day -> explain(day, days));
    }

    /** Tells what made a day. */
    void explain(LocalDate day, DayExplainer days) {
        days.explain(trend.chart(), day, model.metric().counter());
    }

    /**
     * The chart as a vector image.
     *
     * @param below the source of its values
     */
    FileContent chart(String below) {
        ChartVector vector = trend.chart().vector(below);
        return new SvgFile(vector.page(), vector.title(), vector::draw);
    }

    ObservableValue<@Nullable Instant> fetchedAt() {
        return model.videos().valueProperty().map(Videos::askedAt);
    }

    private void showAll() {
        showVideos();
        showTraffic();
        showPlaces();
    }

    /** Costs are only known of all sources. */
    private void showFigures() {
        Videos all = model.videos().value();
        Traffic some = model.traffic().value();
        OverviewMetric chosen = model.metric();
        boolean ofSources = !model.filters().of(FilterKind.SOURCE).isEmpty();
        boolean ofVideos = !model.filters().segments().isEmpty();
        Counts counts = Counts.of(model.filters(), some, all);
        boolean isByDay = some != null && !some.daily().isEmpty() && (ofSources || !ofVideos);
        CardLoad<?> counting = ofSources ? model.traffic() : model.videos();
        strip.awaited(
                counts == null && counting.stateProperty().get() instanceof LoadState.Loading);
        List<Figure> tiles = new ArrayList<>();
        figures.counts(counts, isByDay ? some : null, chosen).stream()
                .map(
                        tile ->
                                tile.named(
                                        settled(
                                                ofSources
                                                        ? ofSources(tile.caption())
                                                        : ofVideos(tile.caption()))))
                .forEach(tiles::add);
        Figure costs = figures.costs(all, chosen);
        tiles.add(costs.named(settled(ofVideos(costs.caption()))));
        strip.show(tiles);
    }

    /** Says so where even the changes are about preliminary days. */
    private String settled(String caption) {
        return model.period().isAllPreliminary()
                ? messages.text("pattern.dot", caption, messages.text("day.young"))
                : caption;
    }

    private void showVideos() {
        Videos shown = model.videos().value();
        attention.loaded(model.videos().stateProperty().get(), shown != null);
        OverviewMetric metric = model.metric();
        if (shown != null) {
            Videos.ByMetric by = shown.by().get(metric);
            if (by != null) {
                // Videos are listed without frames where no image is known.
                frames.whetherAny(List.copyOf(by.titles().keySet()), rows::showFrames);
                rows.know("rankings", by.titles());
                videos.show(rows.videos(by, metric));
                movers.show(by, rows);
            }
        }
        show(videosCard, model.videos(), "fth-bar-chart-2");
        moversCard.show(
                model.videos().stateProperty().get(),
                shown == null ? null : shown.askedAt(),
                shown != null && shown.before() == null ? uncompared() : null);
        showTitles();
    }

    /** It changes once videos are loaded, and then their images may be known. */
    private void showAttention(@Nullable Attention now) {
        attention.show(now);
        frames.renew();
        showVideos();
    }

    private void showLists() {
        showVideos();
        costCard.show();
    }

    private String ofVideos(String title) {
        return titled(title, FilterKind::isSegment);
    }

    private String ofSources(String title) {
        return titled(title, kind -> kind == FilterKind.SOURCE);
    }

    /** Every filter concerns all cards, since those that don't apply it say so. */
    private void showTitles() {
        OverviewMetric metric = model.metric();
        String ranked = name(metric.ranking().key());
        String counted = name(metric.counter().key());
        videosCard.titled(ofVideos(by("part.videos", ranked)));
        moversCard.titled(ofVideos(by("overview.movers", ranked)));
        sourcesCard.titled(ofSources(by("part.sources", counted)));
        placesCard.titled(titled(by("part.places", counted), FilterKind::isPlace));
        String name = messages.text("metric." + metric.counter().key());
        trendCard.titled(ofSources(messages.text("curve.by.day", name)));
        showFigures();
    }

    private String by(String what, String metric) {
        return messages.text("overview.by", messages.text(what), metric);
    }

    /** With the filters that a card applies, and what it isn't filtered by. */
    private String titled(String title, Predicate<FilterKind> applied) {
        ReportFilters chosen = model.filters();
        return filters.unfiltered(
                filters.titled(title, chosen.only(each -> applied.test(each.kind()))),
                chosen.only(each -> !applied.test(each.kind())));
    }

    /** The name of a metric within a sentence. */
    private String name(String metric) {
        return messages.text("metric." + metric).toLowerCase(messages.locale());
    }

    private EmptyStateText uncompared() {
        return EmptyStateText.of(
                "fth-trending-up",
                messages.text("compare.none"),
                messages.text("overview.movers.none.text"));
    }

    private void showTraffic() {
        Traffic shown = model.traffic().value();
        CounterMetric metric = model.metric().counter();
        if (shown != null) {
            trend.show(shown, metric);
            sources.show(rows.sources(shown.sources().getOrDefault(metric, List.of())));
        }
        Visibility.show(trendHead, shown != null && !shown.daily().isEmpty());
        LoadState state = model.traffic().stateProperty().get();
        if (shown == null && state instanceof LoadState.Cancelled) {
            showLater(trendCard, "fth-activity");
            showLater(sourcesCard, "fth-share-2");
        } else {
            trendCard.show(
                    state,
                    shown == null ? null : shown.askedAt(),
                    shown != null && shown.daily().isEmpty() ? undated(shown) : null);
            show(sourcesCard, model.traffic(), "fth-share-2");
        }
        showTitles();
    }

    private void showLater(ReportCard card, String icon) {
        card.show(
                new LoadState.NotLoaded(),
                null,
                EmptyStateText.of(
                                icon,
                                messages.text("overview.later"),
                                messages.text("overview.later.text"))
                        .withAction(messages.text("overview.later.load"), model::loadTraffic));
    }

    private EmptyStateText undated(Traffic shown) {
        if (shown.isEmpty()) {
            return nothing("fth-activity");
        }
        EmptyStateText words =
                EmptyStateText.of(
                        "fth-activity",
                        messages.text("overview.undated"),
                        messages.text("overview.undated.text"));
        return navigation.canOpen(Place.Ranking.class)
                ? words.withAction(
                        messages.text("overview.undated.action"),
                        () -> navigation.open(new Place.Ranking()))
                : words;
    }

    private void showPlaces() {
        Countries shown = model.countries().value();
        CounterMetric metric = model.metric().counter();
        if (shown != null) {
            places.show(rows.countries(shown.top().getOrDefault(metric, List.of())));
            showMap(shown, metric);
        }
        show(placesCard, model.countries(), "fth-map-pin");
        showTitles();
    }

    private void showMap(Countries shown, CounterMetric metric) {
        CountryMap outlines = model.mapProperty().get();
        Visibility.show(map, outlines != null);
        if (outlines != null) {
            AreaLayer areas = outlines.layer(shown.all(), metric);
            scale.show(areas, value -> messages.formats().compact(value));
            map.show(
                    outlines.outlines(),
                    areas,
                    messages.text("overview.by", messages.text("part.places"), name(metric.key())));
        }
    }

    private void showLive() {
        KnownStreams shown = model.live().value();
        int count = shown == null ? 0 : shown.streams().size();
        boolean isLoaded = shown != null && shown.isLoaded();
        Visibility.show(noStreams, !isLoaded);
        Visibility.show(streams, isLoaded);
        noStreams.setText(
                count == 0
                        ? messages.text("overview.live.none")
                        : messages.plural("overview.live.unloaded", count));
        if (shown != null) {
            streams.show(rows.streams(shown));
        }
        liveCard.show(
                model.live().stateProperty().get(), shown == null ? null : shown.askedAt(), null);
    }

    private <T extends CardContent> void show(ReportCard card, CardLoad<T> load, String icon) {
        T shown = load.value();
        card.show(
                load.stateProperty().get(),
                shown == null ? null : shown.askedAt(),
                shown != null && shown.isEmpty() ? nothing(icon) : null);
    }

    private EmptyStateText nothing(String icon) {
        return EmptyStateText.of(
                icon, messages.text("overview.empty"), messages.text("overview.empty.text"));
    }

    void close() {
        costCard.close();
        following.unsubscribe();
    }
}
