package app.marquee.ui.analytics.group;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.Timed;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Reports;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ChangeMarks;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MissingDays;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.filter.FilterSources;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.analytics.report.Provenance;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.analytics.report.ReportFrame;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.analytics.report.TileLines;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * View of a grouped report with its sums, table, chart, status line and exports. FX thread only.
 */
public final class GroupsReport<Q extends PeriodQuestion<Q>, R extends NamedRow> {
    private final Reports reports;
    private final GroupsViewModel<Q, R> model;
    private final TileLines<Q, R> sums;
    private final UnaryOperator<Q> daily;
    private final PeriodViewModel period;
    private final GroupDaysLoad<Q, R> days;
    private final GroupTable table;
    private final CurvePane<GroupLine, Group> curve;
    private final Provenance truth;
    private final ReportFrame frame;
    private final GroupFigures figures;
    private final Look<Q> look;
    private final ExportMenu exports;

    /**
     * Options that differ between sections.
     *
     * @param about subject of its failure messages
     * @param view initial grouping
     * @param columns extra columns of the table, right of the metrics
     * @param titles of the view and its files
     * @param nothing text for a report without rows
     * @param waiting text while the query is incomplete; null where it is shown elsewhere
     * @param filters in its toolbar
     * @param scope which of them it applies
     * @param asking adds to its toolbar what the question needs besides the period
     * @param marks in its chart
     * @param more further remarks on the report of a question
     */
    public record Look<Q>(
            FailureSubject about,
            GroupView view,
            List<Column<GroupLine>> columns,
            GroupsSheet.Titles<Q> titles,
            Words words,
            EmptyStateText nothing,
            @Nullable EmptyStateText waiting,
            FilterSources filters,
            FilterScope scope,
            Consumer<PeriodBar> asking,
            ChangeMarks marks,
            Function<Q, List<String>> more) {}

    /**
     * Texts of a section.
     *
     * @param section prefix of its IDs
     */
    public record Words(String section, String filter, ReportViewModel.Jobs jobs) {}

    /**
     * @param daily the same question by day
     */
    public GroupsReport(
            ReportSource<Q, R> source,
            Supplier<Optional<Q>> question,
            UnaryOperator<Q> daily,
            PeriodViewModel period,
            SectionContext context,
            Look<Q> look) {
        Messages messages = context.messages();
        Words words = look.words();
        this.look = look;
        this.reports = source.reports();
        FigureStrip tiles = new FigureStrip(words.section() + "-sums").inOneLine();
        this.sums = new TileLines<>(tiles, source, context);
        this.daily = daily;
        this.period = period;
        this.days = new GroupDaysLoad<>(source, context.tasks(), messages.text("lines.job"));
        PeriodBar bar = new PeriodBar(period, messages);
        look.asking().accept(bar);
        Debouncer pacing = Debouncer.ofChoices(bar);
        this.model =
                new GroupsViewModel<>(
                        source,
                        question,
                        new GroupNarrowing<>(
                                new GroupNames(messages, source.reports().zone()),
                                look.view(),
                                new SourceFilter(look.view().grouping(), ReportFilters.NONE),
                                "",
                                PlaceSort.USUAL),
                        words.jobs(),
                        period,
                        pacing::soon);
        this.table =
                new GroupTable(
                        new GroupTable.Look(words.section(), look.columns()), model, context);
        ProvenanceText truthWords =
                new ProvenanceText(messages, context.clock(), source.reports()::settlingDays);
        FilterBar filters = new FilterBar(look.filters(), look.scope(), context);
        this.truth = new Provenance(truthWords, this::truth, filters::ignored);
        this.figures = new GroupFigures(words.section(), messages, table::sortBy);
        this.curve =
                new CurvePane<>(
                        words.section() + "-curve",
                        context,
                        look.marks(),
                        this::byDay,
                        line -> model.names().of(line.group()));
        table.onSelected(curve::select);
        MissingDays missing = new MissingDays(words.section(), messages, days::refresh);
        this.frame =
                new ReportFrame(
                        context,
                        model,
                        new ReportFrame.Look(
                                look.titles().title(),
                                look.about(),
                                bar.withComparison(),
                                filters,
                                pacing,
                                new FilterField(
                                        words.section() + "-filter", words.filter(), model::filter),
                                truth),
                        tiles,
                        missing.over(curve.over(table, context.memory())));
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(this::show))
                        .and(days.daysProperty().subscribe(_ -> daysArrived()))
                        .and(days.failedProperty().subscribe(_ -> missing.show(days.isMissing())))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.driftProperty().subscribe(_ -> frame.tell()))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
        this.exports =
                new ExportMenu(
                        context,
                        new GroupsFile<>(
                                context,
                                look.titles(),
                                model,
                                truth::lasting,
                                frame.picture(context.messages().text("export.view"))));
    }

    /** The text for a report without rows: a longer period may have some. */
    public static EmptyStateText nothing(
            String icon, String title, String text, PeriodViewModel period, Messages messages) {
        return EmptyStateText.of(icon, title, text)
                .withAction(
                        messages.text("empty.longer"),
                        () -> period.choose(PeriodPreset.LAST_90_DAYS));
    }

    /** A press on a day of the chart tells what made it. */
    public void explaining(DayExplainer days) {
        curve.explaining(days);
    }

    public ReportFrame frame() {
        return frame;
    }

    /** Loads the report and its days again. */
    void refresh() {
        frame.refresh();
        days.refresh();
    }

    public GroupsViewModel<Q, R> model() {
        return model;
    }

    /** A menu that saves and copies what is shown. */
    public ExportMenu exports() {
        return exports;
    }

    /** Reacts to a changed query. */
    public void questionChanged() {
        model.questionChanged();
        frame.tell();
    }

    /** A group with its days or hours, where the table has only its totals. */
    private Group byDay(GroupLine line) {
        GroupDays<Q, R> known = days.daysProperty().get();
        Group found = known == null ? null : Timed.find(known.groups(), line.key());
        return found == null ? line.group() : found;
    }

    private void show(GroupLines lines) {
        table.show(lines);
        draw(lines);
    }

    private void draw(GroupLines lines) {
        GroupContent<Q, R> content = model.contentProperty().get();
        if (content == null) {
            return;
        }
        GroupDays<Q, R> known = days.daysProperty().get();
        curve.show(
                question(content, known),
                lines.lines(),
                lines.lines().stream().filter(line -> line.depth() == 0).toList(),
                earlier(known));
    }

    private CurvePane.@Nullable Question question(
            GroupContent<Q, R> content, @Nullable GroupDays<Q, R> known) {
        boolean isOfThem =
                known != null
                        && known.hasCurve()
                        && known.days().equals(content.report().question().period());
        CurvePane.Question all =
                isOfThem && known != null ? question(content, known.report()) : null;
        return all == null || known == null ? null : all.in(known.days());
    }

    private CurvePane.@Nullable Question question(GroupContent<Q, R> content, Report<Q, R> report) {
        return CurvePane.Question.of(
                content.narrowing().sort(),
                report,
                new DataFinalityRule(reports.settlingDays()).first(report.askedOn()));
    }

    private CurvePane.@Nullable Earlier<Group> earlier(@Nullable GroupDays<Q, R> known) {
        Group before = known == null ? null : known.before();
        Period then = known == null ? null : known.beforeDays();
        return before == null || then == null ? null : new CurvePane.Earlier<>(then, before);
    }

    private void arrived(@Nullable GroupContent<Q, R> content) {
        if (content == null) {
            return;
        }
        days.show(
                daily.apply(content.report().question()),
                period.comparedDays(),
                content.narrowing());
        showSums(content);
        frame.tell();
    }

    private void showSums(GroupContent<Q, R> content) {
        GroupDays<Q, R> known = days.daysProperty().get();
        boolean isWhole = !content.narrowing().narrows();
        if (isWhole && known != null && known.hasCurve()) {
            sums.show(
                    figures.of(content),
                    known.sums(),
                    known.days(),
                    new DataFinalityRule(reports.settlingDays()).first(known.report().askedOn()));
        } else {
            sums.show(
                    figures.of(content),
                    isWhole ? daily.apply(content.report().question()) : null,
                    content.narrowing().sources(),
                    content.report());
        }
    }

    private void daysArrived() {
        GroupContent<Q, R> content = model.contentProperty().get();
        if (content != null) {
            showSums(content);
            draw(model.linesProperty().get());
        }
    }

    private void follow(LoadState phase) {
        GroupContent<Q, R> content = model.contentProperty().get();
        EmptyStateText nothing = content != null && content.isEmpty() ? look.nothing() : null;
        frame.show(phase, phase instanceof LoadState.NotLoaded ? look.waiting() : nothing);
    }

    private @Nullable ProvenanceParts truth(ProvenanceText words) {
        GroupContent<Q, R> content = model.contentProperty().get();
        return content == null
                ? null
                : GroupsProvenance.of(
                        words, content, model, look.more().apply(content.report().question()));
    }
}
