package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.place.PlaceFacts;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.BackgroundLoader;
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
import app.marquee.ui.export.InsetPicture;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Section Cities, which shows the locations of a period's views. */
public final class CitiesSection extends ReportSection implements Exporting {
    private static final String MAP = "export-map";

    private final Messages messages;
    private final Reports reports;
    private final CitiesViewModel model;
    private final FiltersViewModel filters;
    private final UnplacedOnly unplaced;
    private final TileLines<ReferrerQuestion, ReferrerRow> sums;
    private final PlaceTable table;
    private final AudienceMenu audience;
    private final CityDaysViewModel days;
    private final DayNotice day;
    private final CitiesMap map;
    private final MapWithDrawer split;
    private final ProvenanceText truthWords;
    private final Provenance truth;
    private final ReportFrame frame;
    private final DayExplainer explainer;
    private final ExportMenu export;

    public static SectionDefinition definition(ReportSources sources, GoogleMaps google) {
        return SectionDefinition.of(
                        CitiesSection.class,
                        SectionGroup.ANALYTICS,
                        "fth-map-pin",
                        context -> new CitiesSection(sources, google, context))
                .sharing(ReportSources.TEXTS)
                .opening(Place.Cities.class)
                .with(CitiesCommands.all(sources.period()));
    }

    public static SectionDefinition definition(ReportSources sources, GoogleMapsKeyStore keys) {
        return definition(sources, GoogleMaps.of(keys));
    }

    CitiesSection(ReportSources sources, GoogleMaps google, SectionContext context) {
        PeriodViewModel period = sources.period();
        this.reports = sources.reports();
        this.messages = context.messages();
        FigureStrip tiles = new FigureStrip("cities-sums").inOneLine();
        this.sums =
                new TileLines<>(tiles, new ReportSource<>(reports, ReportType.REFERRERS), context);
        PeriodBar bar = new PeriodBar(period, messages);
        Debouncer pacing = Debouncer.ofChoices(bar);
        this.filters = sources.filters().chosen();
        this.model =
                new CitiesViewModel(
                        reports, context.tasks(), messages, filters, period, pacing::soon);
        FilterBar chips =
                new FilterBar(
                        sources.filters(),
                        FilterScope.of(EnumSet.of(FilterKind.COUNTRY, FilterKind.REGION)),
                        context);
        BackgroundLoader loader = new BackgroundLoader(sources.background(), context.tasks());
        this.days = new CityDaysViewModel(reports, loader, context.tasks(), messages, model::day);
        this.day = new DayNotice(days, messages);
        bar.note(day);
        this.unplaced = new UnplacedOnly(model, messages);
        this.table = new PlaceTable(model, context);
        this.audience = new AudienceMenu(context, model, table.selection()::revealAll);
        this.truthWords = new ProvenanceText(messages, context.clock(), reports::settlingDays);
        this.truth = new Provenance(truthWords, this::truth, chips::ignored);
        this.map =
                new CitiesMap(
                        model,
                        table,
                        context,
                        google,
                        unplaced,
                        new CitiesMap.Actions(days, this::explain, audience::copy));
        BackgroundLoader _ = loader.in(map);
        this.split = new MapWithDrawer(map, table, context);
        unplaced.selectedProperty().subscribe((_, only) -> listUnplaced(only));
        this.frame =
                new ReportFrame(
                        context,
                        model,
                        new ReportFrame.Look(
                                messages.text("title"),
                                FailureSubject.ANALYTICS,
                                bar.withComparison(),
                                chips,
                                pacing,
                                new FilterField(
                                        "cities-filter",
                                        messages.text("cities.filter"),
                                        model::filter),
                                truth),
                        tiles,
                        split);
        this.explainer =
                new DayPanel.Opener(
                        sources, context, frame.view()::popover, sources.period()::loadedDays);
        frame.pane().shaped(SkeletonShape.MAP);
        split.take(frame.head(), tiles);
        this.export =
                new ExportMenu(
                        context,
                        new CitiesSource(
                                context,
                                model.names(),
                                model.contentProperty()::get,
                                truth::lasting,
                                List.of(
                                        frame.picture(
                                                messages.text("export.view"),
                                                new InsetPicture(frame.body(), map::printed)),
                                        new PictureChoice(
                                                        MAP,
                                                        messages.text("export.map"),
                                                        map.picture(truth::lasting),
                                                        map)
                                                .with(() -> map.vector(truth::lasting)))));
        frame.view().actions(split.tableShown(), audience, export);
        table.begin(map.metric());
        audience.show(map.metric());
        frame.use(CitiesCommands.TABLE, split::toggleTable);
        table.addEventFilter(KeyEvent.KEY_PRESSED, map::goUp);
        table.selection().onChanged(audience::selected);
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(table::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.driftProperty().subscribe(_ -> frame.tell()))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
    }

    private void explain(Node chart, LocalDate date, CounterMetric metric) {
        explainer.explain(chart, date, metric);
    }

    private void arrived(@Nullable CitiesContent content) {
        unplaced.show(content);
        if (content != null) {
            showSums(content);
            frame.tell();
        }
    }

    private void showSums(CitiesContent content) {
        sums.show(
                figures(content),
                content.day() == null ? daily(content) : null,
                SourceFilter.ALL,
                null);
    }

    /** The days of all places; null where some are left out. */
    private static @Nullable ReferrerQuestion daily(CitiesContent content) {
        CityQuestion question = content.report().question();
        boolean isWhole =
                !content.narrowing().narrows()
                        && question.country() == null
                        && question.region() == null;
        return isWhole ? new ReferrerQuestion(question.period(), Granularity.DAY) : null;
    }

    private List<Figure> figures(CitiesContent content) {
        FigureWords words = new FigureWords(messages);
        PlaceNode shown = content.shown();
        PlaceFacts facts = shown.facts();
        List<Figure> figures = new ArrayList<>();
        PlaceKey whole = content.narrowing().whole(content.all().key());
        Map<PlaceKey, CounterSums> left =
                shown.children().stream()
                        .collect(Collectors.toMap(PlaceNode::key, PlaceNode::sums));
        for (CounterMetric metric : CounterMetric.values()) {
            Figure figure =
                    new MetricFigures(messages)
                            .sum(
                                    "cities-sum-" + metric.key(),
                                    metric,
                                    shown.sums(),
                                    content.changes().of(whole, shown.sums(), left, metric));
            boolean isKnown = !figure.value().equals(messages.text("unknown.mark"));
            if (isKnown || metric.isAdditive() || metric == map.metric()) {
                figures.add(figure.choosing(metric == map.metric(), () -> choose(metric)));
            }
        }
        outside(content).ifPresent(figures::add);
        top(content).ifPresent(figures::add);
        figures.add(
                Figure.of(
                        "cities-sum-countries",
                        messages.text("figure.countries"),
                        words.count(countries(shown))));
        figures.add(
                Figure.of(
                        "cities-sum-cities",
                        messages.text("title"),
                        content.narrowing().narrows()
                                ? messages.text(
                                        "pattern.of",
                                        facts.cities(),
                                        content.all().facts().cities())
                                : words.count(facts.cities())));
        return figures;
    }

    /** What part of the whole lies outside the largest country; empty where that is all. */
    private Optional<Figure> outside(CitiesContent content) {
        CounterMetric metric = map.metric();
        PlaceNode shown = content.shown();
        double whole = shown.sums().of(metric).known().doubleValue();
        Optional<PlaceNode> largest =
                shown.children().stream()
                        .max(Comparator.comparing(each -> each.sums().of(metric).known()));
        String name = largest.map(model.names()::known).orElse(null);
        if (name == null || whole <= 0 || countries(shown) < 2 || !metric.isAdditive()) {
            return Optional.empty();
        }
        double inside = largest.orElseThrow().sums().of(metric).known().doubleValue();
        return Optional.of(
                Figure.of(
                        "cities-sum-outside",
                        messages.text("figure.outside", name),
                        messages.formats().percent(1 - inside / whole)));
    }

    /** What part of the whole the largest cities have; empty where that is unknown or all. */
    private Optional<Figure> top(CitiesContent content) {
        CounterMetric metric = map.metric();
        List<PlaceNode> cities = content.leading().cities().getOrDefault(metric, List.of());
        double share = content.leading().share(content.shown(), metric);
        if (content.shown().facts().cities() <= cities.size() || Double.isNaN(share)) {
            return Optional.empty();
        }
        String names = cities.stream().map(model.names()::of).collect(Collectors.joining(", "));
        return Optional.of(
                new Figure(
                        "cities-sum-top",
                        messages.text("figure.top", cities.size()),
                        messages.formats().percent(share),
                        names,
                        null,
                        null,
                        null));
    }

    /** Orders the table by it, and draws it on the map. */
    private void choose(CounterMetric metric) {
        map.show(metric);
        table.show(metric);
        audience.show(metric);
    }

    void toggleTable() {
        split.toggleTable();
    }

    void expandAll() {
        model.expandAll();
    }

    void collapseAll() {
        model.collapseAll();
    }

    private void listUnplaced(boolean only) {
        table.explainLocations(only);
        if (only) {
            split.showTable();
        }
    }

    /** Without those that only the compared report has. */
    private static long countries(PlaceNode shown) {
        return shown.children().stream().filter(each -> each.facts().rows() > 0).count();
    }

    private void follow(LoadState phase) {
        CitiesContent content = model.contentProperty().get();
        frame.show(phase, content != null && content.isEmpty() ? nothing(content) : null);
    }

    private EmptyStateText nothing(CitiesContent content) {
        boolean narrow =
                content.report().question().country() != null
                        || content.report().question().region() != null;
        EmptyStateText words =
                EmptyStateText.of(
                        "fth-map-pin",
                        messages.text("cities.empty.title"),
                        messages.text(narrow ? "cities.empty.narrow" : "cities.empty.text"));
        return narrow
                ? words.withAction(messages.text("cities.empty.all"), this::showAllPlaces)
                : words.withAction(
                        messages.text("empty.longer"),
                        () -> model.period().choose(PeriodPreset.LAST_90_DAYS));
    }

    private void showAllPlaces() {
        filters.choose(filters.filters().only(each -> !each.kind().isPlace()));
    }

    private @Nullable ProvenanceParts truth(ProvenanceText words) {
        CitiesContent content = model.contentProperty().get();
        return content == null
                ? null
                : CitiesProvenance.of(
                        words, content, model.isOfAnotherQuestion(), model.driftProperty().get());
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(export);
    }

    CitiesMap map() {
        return map;
    }

    @Override
    public ReportFrame frame() {
        return frame;
    }

    @Override
    public void shown() {
        days.shown();
        map.shown();
        super.shown();
    }

    @Override
    public void hidden() {
        days.hidden();
        super.hidden();
    }

    @Override
    public void close() {
        day.close();
        days.close();
        if (unplaced.isSelected()) {
            table.explainLocations(false); // not to be remembered
        }
        map.close();
        super.close();
    }
}
