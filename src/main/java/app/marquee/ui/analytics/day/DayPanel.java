package app.marquee.ui.analytics.day;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.overview.Largest;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.card.TopList;
import app.marquee.ui.analytics.card.TopRow;
import app.marquee.ui.analytics.filter.FilterWords;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Panel beside a chart that tells what made one of its days: a sentence, and the sources, videos
 * and places with their share in the difference to the usual day. FX thread only.
 */
public final class DayPanel extends VBox {
    /** Width of the longest bar, which leaves titles the more room. */
    private static final double BARS = 0.14;

    private final DayViewModel model;
    private final Messages messages;
    private final DayWords words;
    private final FigureWords figures;
    private final MetricFigures changes;
    private final FilterWords filters;
    private final Label sentence = new Label();
    private final Label note = new Label();
    private final Label account = new Label();
    private final Button compare = Buttons.titled("day-compare", "", "fth-bar-chart-2");
    private final TopList sources = new TopList("day-sources-list", BARS);
    private final TopList videos = new TopList("day-videos-list", BARS);
    private final TopList places = new TopList("day-places-list", BARS);
    private final ReportCard sourcesCard;
    private final ReportCard videosCard;
    private final ReportCard placesCard;
    private final boolean isYoung;

    /**
     * Opener of the panel over a view. A section has one, for all of its charts.
     *
     * @param loaded days of the reports by source and day that the view has
     * @param isOfVideo whether the chart is of one video, unlike the panel
     */
    public record Opener(
            ReportSources sources,
            SectionContext context,
            Supplier<Popover> popover,
            Supplier<List<Period>> loaded,
            boolean isOfVideo)
            implements DayExplainer {
        /** Creates an opener for charts of the account. */
        public Opener(
                ReportSources sources,
                SectionContext context,
                Supplier<Popover> popover,
                Supplier<List<Period>> loaded) {
            this(sources, context, popover, loaded, false);
        }

        @Override
        public void explain(Node chart, LocalDate day, CounterMetric metric) {
            DayQuestion question =
                    new DayQuestion(
                            day, metric, sources.filters().chosen().filters(), loaded.get());
            Popover over = popover.get();
            DayPanel panel = new DayPanel(sources, context, question, over::close);
            Visibility.show(panel.account, isOfVideo);
            over.openBeside(chart, panel);
        }
    }

    DayPanel(ReportSources sources, SectionContext context, DayQuestion question, Runnable close) {
        this.model = new DayViewModel(sources, question, context);
        this.messages = context.messages();
        this.words = new DayWords(messages, sources.reports().zone());
        this.figures = new FigureWords(messages);
        this.changes = new MetricFigures(messages);
        this.filters = new FilterWords(messages);
        this.isYoung =
                new DataFinalityRule(sources.reports().settlingDays())
                        .isYoung(question.day(), sources.reports().today());
        this.sourcesCard = card("day-sources", context, this.sources);
        this.videosCard = card("day-videos", context, videos);
        this.placesCard = card("day-places", context, places);
        setId("day-panel");
        getStyleClass().add("day-panel");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.PARENT);
        sentence.getStyleClass().add("day-sentence");
        sentence.setId("day-sentence");
        note.getStyleClass().add("muted");
        note.setId("day-note");
        account.setId("day-account");
        account.setText(messages.text("day.account"));
        account.getStyleClass().add("muted");
        Visibility.show(account, false);
        for (Label each : List.of(account, sentence, note)) {
            each.setWrapText(true);
            Wrapping.guard(each);
            each.setMinHeight(Region.USE_PREF_SIZE);
        }
        compare.setOnAction(_ -> model.compare());
        getChildren()
                .addAll(
                        head(close),
                        account,
                        sentence,
                        note,
                        compare,
                        sourcesCard,
                        videosCard,
                        placesCard);
        Subscription following = model.follow(this::show);
        parentProperty()
                .subscribe(
                        (_, parent) -> {
                            if (parent == null) {
                                following.unsubscribe();
                                model.close();
                            }
                        });
        model.begin();
        show();
    }

    private ReportCard card(String id, SectionContext context, TopList list) {
        return new ReportCard(id, context, list, model::begin).shaped(SkeletonShape.LINES);
    }

    private HBox head(Runnable close) {
        Label title = new Label(words.title(model.question().day()));
        title.getStyleClass().add("view-title");
        title.setWrapText(true);
        Wrapping.guard(title);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button leave = new Button(null, new FontIcon("fth-x"));
        leave.setId("day-close");
        leave.getStyleClass().addAll("button-icon", "flat");
        leave.setMinWidth(Region.USE_PREF_SIZE);
        leave.setAccessibleText(messages.text("day.close"));
        leave.setTooltip(new Tooltip(messages.text("day.close")));
        leave.setOnAction(_ -> close.run());
        HBox head = new HBox(title, leave);
        head.getStyleClass().add("day-head");
        return head;
    }

    private void show() {
        DayWords.Known known = model.known();
        DayPart<?> main = known.main();
        String said = words.sentence(model.question(), known);
        sentence.setText(said.isEmpty() ? messages.text("state.loading") : said);
        note.setText(
                isYoung
                        ? messages.text(
                                "pattern.dot", words.compared(main), messages.text("day.young"))
                        : words.compared(main));
        Visibility.show(note, main != null);
        int missing = model.missing();
        compare.setText(messages.plural("day.compare", missing));
        Visibility.show(compare, missing > 0);
        setAccessibleText(
                messages.text(
                        "pattern.labeled",
                        words.title(model.question().day()),
                        sentence.getText()));
        show(sourcesCard, sources, model.bySource(), words::source);
        show(videosCard, videos, model.byVideo(), words::name);
        show(placesCard, places, model.byPlace(), words::place);
        titles();
    }

    /** Lists without a comparison say so, since the sentence may have one. */
    private void titles() {
        title(
                sourcesCard,
                "part.sources",
                model.bySource(),
                each -> each.kind() == FilterKind.SOURCE);
        title(videosCard, "part.videos", model.byVideo(), each -> each.kind().isSegment());
        title(placesCard, "part.places", model.byPlace(), each -> each.kind().isPlace());
    }

    private <T> void title(
            ReportCard card,
            String key,
            CardLoad<DayPart<T>> load,
            Predicate<ReportFilter> applied) {
        DayPart<T> part = load.value();
        String name = messages.text(key);
        String title =
                part == null
                        ? name
                        : messages.text(
                                "pattern.dot",
                                name,
                                messages.text(
                                        Breakdown.Basis.of(part.made().change())
                                                        == Breakdown.Basis.TOTAL
                                                ? "day.of.total"
                                                : "day.of.change"));
        ReportFilters all = model.filters();
        card.titled(
                filters.unfiltered(
                        filters.titled(title, all.only(applied)),
                        all.only(each -> !applied.test(each))));
    }

    private <T> void show(
            ReportCard card, TopList list, CardLoad<DayPart<T>> load, Function<T, String> name) {
        DayPart<T> part = load.value();
        if (part != null) {
            list.show(part.made().largest().stream().map(one -> row(one, name)).toList());
        }
        LoadState state = load.stateProperty().get();
        card.show(
                state,
                part == null ? null : part.askedAt(),
                part != null && part.isEmpty()
                        ? EmptyStateText.of(
                                "fth-inbox",
                                messages.text("day.none"),
                                messages.text("day.none.text"))
                        : null);
    }

    private <T> TopRow row(Largest<T> one, Function<T, String> name) {
        return new TopRow(
                null,
                name.apply(one.item()),
                Objects.requireNonNullElse(
                        figures.sum(one.value(), true), messages.text("unknown.mark")),
                one.share(),
                trend(one.change()),
                null);
    }

    /** The difference, since its parts add up; what may be chance is gray. */
    private Figure.@Nullable Trend trend(@Nullable Change change) {
        BigInteger difference = change == null || !change.exact() ? null : change.difference();
        return difference == null || change == null
                ? null
                : changes.difference(difference, change.isChance());
    }
}
