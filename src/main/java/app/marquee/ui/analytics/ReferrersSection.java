package app.marquee.ui.analytics;

import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.GroupRow;
import app.marquee.analytics.group.UtmParts;
import app.marquee.model.ReferrerRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.Report;
import app.marquee.ui.control.About;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.control.Button;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The section Referrers: who sent the viewers of a period. */
public final class ReferrersSection extends ReportSection {
    private final Messages messages;
    private final PeriodViewModel period;
    private final QuietMoment pacing = new QuietMoment();
    private final ReferrerRuleBook rules;
    private final GroupsViewModel<PeriodQuestion> model;
    private final FigureStrip sums = new FigureStrip("referrers-sums");
    private final GroupTable table;
    private final CurvePane<GroupLine, Group> curve;
    private final TruthWords truthWords;
    private final Truth truth;
    private final ReportFrame frame;
    private final GroupFigures figures;

    ReferrersSection(AnalyticsReads reads, PeriodViewModel period, SectionContext context) {
        this.messages = context.messages();
        this.period = period;
        this.rules = new ReferrerRuleBook(context.memory());
        this.model =
                new GroupsViewModel<>(
                        new Source(reads, period),
                        context.tasks(),
                        new NarrowedReport.Jobs(
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
        this.table =
                new GroupTable(
                        new GroupTable.Look(
                                "referrers", messages.text("column.referrer"), columns()),
                        model,
                        context);
        this.truthWords = new TruthWords(messages, context.clock(), reads::settlingDays);
        this.truth = new Truth(truthWords, this::truth);
        this.figures =
                new GroupFigures(
                        "referrers",
                        messages.text("referrers.groups"),
                        messages.text("referrers.leaves"),
                        messages,
                        truthWords);
        this.curve =
                new CurvePane<>(
                        "referrers-curve",
                        context,
                        GroupLine::group,
                        line -> model.names().of(line.group()));
        table.onSelected(curve::select);
        this.frame =
                new ReportFrame(
                        context,
                        model,
                        pacing,
                        new ReportFrame.Look(
                                messages.text("referrers.title"),
                                About.ANALYTICS,
                                new PeriodBar(period, messages).withGranularity().withComparison(),
                                new FilterField(
                                        "referrers-filter",
                                        messages.text("referrers.filter"),
                                        model::filter),
                                truth::now),
                        sums,
                        curve.below(table));
        frame.view()
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
                                        truth::lasting,
                                        frame.body())));
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(this::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(rules.rulesProperty().subscribe((_, _) -> regroup()))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
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

    private void show(GroupLines lines) {
        table.show(lines);
        GroupContent content = model.contentProperty().get();
        if (content != null) {
            curve.show(
                    CurvePane.Question.of(content.narrowing().sort(), content.answer().origin()),
                    lines.lines());
        }
    }

    private void arrived(@Nullable GroupContent content) {
        if (content != null) {
            sums.show(figures.of(content));
            frame.tell();
        }
    }

    private void follow(Phase phase) {
        GroupContent content = model.contentProperty().get();
        boolean isEmpty = content != null && content.answer().rows().isEmpty();
        frame.show(
                phase,
                content == null ? null : content.answer().origin().askedAt(),
                isEmpty ? nothing() : null);
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

    private String truth(TruthWords words) {
        GroupContent content = model.contentProperty().get();
        return content == null ? "" : words.of(content, model.isOfAnotherQuestion(), ruled());
    }

    /** How many of the person's rules have a say in it. */
    private List<String> ruled() {
        int count = rules.rules().size();
        return count == 0 ? List.of() : List.of(messages.plural("truth.rules", count));
    }

    @Override
    ReportFrame frame() {
        return frame;
    }
}
