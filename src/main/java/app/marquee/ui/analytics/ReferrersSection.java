package app.marquee.ui.analytics;

import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.GroupRow;
import app.marquee.analytics.group.UtmParts;
import app.marquee.model.ReferrerRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.Report;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.shell.Section;
import app.marquee.ui.shell.SectionContext;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The section Referrers: who sent the viewers of a period. */
public final class ReferrersSection implements Section {
    private final Messages messages;
    private final PeriodViewModel period;
    private final QuietMoment pacing = new QuietMoment();
    private final ReferrerRuleBook rules;
    private final GroupsViewModel<PeriodQuestion> model;
    private final PeriodBar bar;
    private final PeriodKeys keys;
    private final FigureStrip sums = new FigureStrip("referrers-sums");
    private final GroupTable table;
    private final TruthWords truthWords;
    private final TruthLine truth;
    private final GroupFigures figures;
    private final ReportStates states;
    private final FilterField filter;
    private final ViewFrame view;
    private final Subscription following;

    ReferrersSection(AnalyticsReads reads, PeriodViewModel period, SectionContext context) {
        this.messages = context.messages();
        this.period = period;
        this.rules = new ReferrerRuleBook(context.memory());
        this.model =
                new GroupsViewModel<>(
                        new Source(reads, period),
                        context.tasks(),
                        new GroupsViewModel.Jobs(
                                messages.text("referrers.job"),
                                messages.text("referrers.job.order"),
                                messages.text("referrers.job.compare")),
                        period,
                        pacing,
                        new GroupNarrowing(
                                new GroupNames(messages, reads.zone()),
                                rules.grouping(),
                                "",
                                PlaceSort.USUAL));
        this.bar = new PeriodBar(period, messages).withGranularity().withComparison();
        this.table =
                new GroupTable("referrers-table", messages.text("column.referrer"), model, context)
                        .with(columns())
                        .ready("referrers", context);
        this.truthWords = new TruthWords(messages, context.clock());
        this.truth = new TruthLine(this::truth);
        this.figures =
                new GroupFigures(
                        "referrers",
                        messages.text("referrers.groups"),
                        messages.text("referrers.leaves"),
                        messages,
                        truthWords);
        VBox content = new VBox(sums, table);
        content.getStyleClass().add("report");
        VBox.setVgrow(table, Priority.ALWAYS);
        this.states = new ReportStates(context, content);
        this.filter =
                new FilterField(
                                "referrers-filter",
                                messages.text("referrers.filter"),
                                model::filter)
                        .remember(context.memory());
        VBox body = new VBox(bar, states.pane(), truth);
        VBox.setVgrow(states.pane(), Priority.ALWAYS);
        this.view =
                new ViewFrame(messages.text("referrers.title"), body)
                        .narrowing(filter)
                        .actions(
                                rulesButton(context),
                                new ExportMenu(
                                        context,
                                        new GroupsFile(
                                                context,
                                                new GroupsFile.Titles(
                                                        messages.text("referrers.title"),
                                                        messages.text("column.referrer"),
                                                        messages.text("export.address"),
                                                        true),
                                                model,
                                                this::truth,
                                                body)));
        this.keys = new PeriodKeys(period, view);
        this.following =
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(table::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(rules.rulesProperty().subscribe((_, _) -> regroup()))
                        .and(period.stateProperty().subscribe(_ -> outdate()));
    }

    /** Asks for the period and granularity that are chosen. */
    private record Source(AnalyticsReads reads, PeriodViewModel period)
            implements GroupSource<PeriodQuestion> {
        @Override
        public Optional<PeriodQuestion> question() {
            return period.periodByGranularity()
                    .map(days -> new PeriodQuestion(days, period.state().granularity()));
        }

        @Override
        public GroupAnswer read(PeriodQuestion question, LongConsumer rows) {
            Optional<GroupAnswer> before = kept(question);
            Report<ReferrerRow> report =
                    reads.referrers(question.period(), question.granularity(), rows);
            reads.keepReferrers(report);
            return GroupAnswer.of(report, GroupRow::of).since(before);
        }

        @Override
        public Optional<GroupAnswer> kept(PeriodQuestion question) {
            return reads.keptReferrers(question.period(), question.granularity())
                    .map(report -> GroupAnswer.of(report, GroupRow::of));
        }

        @Override
        public Compared<GroupAnswer> other(
                PeriodQuestion question, Versus versus, LongConsumer rows) {
            return GroupSource.compared(
                    new ComparedReads(reads).referrers(question, versus, rows), GroupRow::of);
        }
    }

    private Button rulesButton(SectionContext context) {
        Button button = new Button(messages.text("referrers.rules"), new FontIcon("fth-tag"));
        button.setId("referrers-rules");
        button.setOnAction(
                _ -> new ReferrerRulesDialog(context, rules, model.contentProperty()::get).open());
        return button;
    }

    /** The campaign in one column, and each of its members in one of its own. */
    private List<Column<GroupLine>> columns() {
        List<Column<GroupLine>> columns = new ArrayList<>();
        columns.add(
                Column.<GroupLine>text(
                                "campaign",
                                messages.text("column.campaign"),
                                line -> utm(line).map(this::inWords).orElse(""))
                        .width(220));
        Arrays.stream(UtmParts.Part.values()).map(this::column).forEach(columns::add);
        return columns;
    }

    private Column<GroupLine> column(UtmParts.Part part) {
        String id = "utm-" + part.name().toLowerCase(Locale.ROOT);
        return Column.<GroupLine>text(
                        id,
                        id.replace('-', '_'),
                        line -> utm(line).flatMap(utm -> value(utm, part)).orElse(""))
                .width(140)
                .hidden();
    }

    private static Optional<String> value(UtmParts utm, UtmParts.Part part) {
        return Optional.ofNullable(utm.of(part));
    }

    private static Optional<UtmParts> utm(GroupLine line) {
        return line.group().kind() == GroupKind.ADDRESS
                ? Optional.of(UtmParts.of(line.group().name())).filter(utm -> !utm.isEmpty())
                : Optional.empty();
    }

    private String inWords(UtmParts utm) {
        return String.join(" / ", utm.values().values());
    }

    private void regroup() {
        model.group(rules.grouping());
    }

    private void arrived(@Nullable GroupContent content) {
        if (content != null) {
            sums.show(figures.of(content));
            outdate();
        }
    }

    private void follow(Phase phase) {
        GroupContent content = model.contentProperty().get();
        boolean isEmpty = content != null && content.answer().rows().isEmpty();
        states.show(
                phase,
                content == null ? null : content.answer().origin().askedAt(),
                isEmpty ? nothing() : null,
                this::refresh);
        outdate();
    }

    private EmptyWords nothing() {
        return EmptyWords.of(
                        "fth-share-2",
                        messages.text("referrers.empty.title"),
                        messages.text("referrers.empty.text"))
                .withAction(
                        messages.text("empty.longer"),
                        () -> period.choose(PeriodPreset.LAST_90_DAYS));
    }

    private void outdate() {
        truth.update(model.isOfAnotherQuestion());
    }

    private String truth() {
        GroupContent content = model.contentProperty().get();
        return content == null ? "" : truthWords.of(content, model.isOfAnotherQuestion(), ruled());
    }

    /** How many of the person's rules have a say in it. */
    private List<String> ruled() {
        int count = rules.rules().size();
        return count == 0 ? List.of() : List.of(messages.plural("truth.rules", count));
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
        following.unsubscribe();
        model.close();
    }
}
