package app.marquee.ui.analytics;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PlaceFacts;
import app.marquee.analytics.PlaceNode;
import app.marquee.service.AnalyticsReads;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.shell.Section;
import app.marquee.ui.shell.SectionContext;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The section Cities: where the views of a period came from. */
public final class CitiesSection implements Section {
    private static final String MAP = "export-map";
    private static final int SHARP = 2;

    private final Messages messages;
    private final QuietMoment pacing = new QuietMoment();
    private final CitiesViewModel model;
    private final PeriodBar bar;
    private final PeriodKeys keys;
    private final PlaceQuestion question;
    private final FigureStrip sums = new FigureStrip("cities-sums");
    private final PlaceTable table;
    private final AudienceMenu audience;
    private final CitiesMap map;
    private final CitiesSplit split;
    private final TruthWords truthWords;
    private final TruthLine truth;
    private final ReportStates states;
    private final FilterField filter;
    private final ExportMenu export;
    private final ViewFrame view;
    private final Subscription following;

    CitiesSection(AnalyticsReads reads, PeriodViewModel period, SectionContext context) {
        this.messages = context.messages();
        this.model = new CitiesViewModel(reads, context.tasks(), messages, period, pacing);
        this.bar = new PeriodBar(period, messages).withGranularity().withComparison();
        this.question = new PlaceQuestion(model, messages);
        this.table = new PlaceTable(model, context);
        this.audience = new AudienceMenu(context, model.names(), model.contentProperty()::get);
        this.truthWords = new TruthWords(messages, context.clock());
        this.truth = new TruthLine(this::truth);
        this.map = new CitiesMap(model, table, context, question::showUnplaced, this::saveMap);
        this.split = new CitiesSplit(map, table, context);
        VBox content = new VBox(sums, split);
        content.getStyleClass().add("report");
        VBox.setVgrow(split, Priority.ALWAYS);
        this.states = new ReportStates(context, content);
        this.filter =
                new FilterField("cities-filter", messages.text("cities.filter"), model::filter)
                        .remember(context.memory());
        VBox body = new VBox(bar, question, states.pane(), truth);
        VBox.setVgrow(states.pane(), Priority.ALWAYS);
        this.export =
                new ExportMenu(
                        context,
                        new CitiesSource(
                                context,
                                model.names(),
                                model.contentProperty()::get,
                                this::truth,
                                List.of(
                                        new PictureChoice(
                                                "export-png", messages.text("export.view"), body),
                                        new PictureChoice(
                                                MAP, messages.text("export.map"), map.picture()))));
        this.view =
                new ViewFrame(messages.text("cities.title"), body)
                        .narrowing(filter)
                        .actions(split.mapShown(), audience, export);
        table.onSelected(audience::selected);
        this.keys = new PeriodKeys(period, view);
        this.following =
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(table::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.regionNeededProperty().subscribe(_ -> questionChanged()))
                        .and(
                                model.driftProperty()
                                        .subscribe(_ -> truth.update(model.isOfAnotherQuestion())))
                        .and(period.stateProperty().subscribe(_ -> questionChanged()));
    }

    private void saveMap() {
        export.picture(MAP, SHARP);
    }

    private void arrived(@Nullable CitiesContent content) {
        if (content != null) {
            sums.show(figures(content));
            truth.update(model.isOfAnotherQuestion());
        }
    }

    private List<Figure> figures(CitiesContent content) {
        FigureWords words = new FigureWords(messages);
        PlaceNode shown = content.shown();
        PlaceFacts facts = shown.facts();
        List<Figure> figures = new ArrayList<>();
        figures.add(
                Figure.of(
                        "cities-sum-cities",
                        messages.text("figure.cities"),
                        content.narrowing().narrows()
                                ? messages.text(
                                        "figure.of", facts.cities(), content.all().facts().cities())
                                : words.count(facts.cities())));
        figures.add(
                Figure.of(
                        "cities-sum-countries",
                        messages.text("figure.countries"),
                        words.count(countries(shown))));
        for (CounterMetric metric : CounterMetric.values()) {
            figures.add(
                    new Figure(
                            "cities-sum-" + metric.key(),
                            messages.text("metric." + metric.key()),
                            truthWords.sum(shown.sums().of(metric), metric.isAdditive()),
                            words.explained(shown.sums().of(metric), metric.isAdditive()),
                            false));
        }
        return figures;
    }

    /** Without those that only the other answer has. */
    private static long countries(PlaceNode shown) {
        return shown.children().stream().filter(each -> each.facts().rows() > 0).count();
    }

    private void follow(Phase phase) {
        CitiesContent content = model.contentProperty().get();
        boolean isEmpty = content != null && content.report().rows().isEmpty();
        states.show(
                phase,
                content == null ? null : content.report().origin().askedAt(),
                isEmpty ? nothing(content) : null,
                this::refresh);
        truth.update(model.isOfAnotherQuestion());
    }

    /** Says that nothing can be asked for while something is missing, where nothing is there. */
    private void questionChanged() {
        truth.update(model.isOfAnotherQuestion());
        if (model.regionNeededProperty().get() && model.contentProperty().get() == null) {
            states.pane()
                    .waiting(
                            EmptyWords.of(
                                            "fth-map-pin",
                                            messages.text("cities.waiting.title"),
                                            messages.text("cities.region.needed"))
                                    .withAction(
                                            messages.text("cities.waiting.action"),
                                            question::focusRegion));
        }
    }

    private EmptyWords nothing(CitiesContent content) {
        boolean narrow =
                content.question().country() != null || content.question().region() != null;
        EmptyWords words =
                EmptyWords.of(
                        "fth-map-pin",
                        messages.text("cities.empty.title"),
                        messages.text(narrow ? "cities.empty.narrow" : "cities.empty.text"));
        return narrow
                ? words.withAction(messages.text("cities.empty.all"), question::clear)
                : words.withAction(
                        messages.text("empty.longer"),
                        () -> model.period().choose(PeriodPreset.LAST_90_DAYS));
    }

    private String truth() {
        CitiesContent content = model.contentProperty().get();
        return content == null
                ? ""
                : truthWords.of(content, model.isOfAnotherQuestion(), model.driftProperty().get());
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        states.shownAgain();
        truth.tell();
        model.shown();
    }

    @Override
    public void hidden() {
        model.hidden();
    }

    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void focusFilter() {
        filter.requestFocus();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return states.pane().fetchedAtProperty();
    }

    @Override
    public void close() {
        pacing.stop();
        bar.close();
        keys.close();
        question.close();
        following.unsubscribe();
        map.close();
        model.close();
    }
}
