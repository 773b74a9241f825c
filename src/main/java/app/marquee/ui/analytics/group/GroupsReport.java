package app.marquee.ui.analytics.group;

import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.FilteredReportViewModel;
import app.marquee.ui.analytics.report.Provenance;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.analytics.report.ReportFrame;
import app.marquee.ui.analytics.report.ReportLoadState;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/**
 * View of a grouped report with its sums, table, chart, status line and exports. FX thread only.
 *
 * @param <Q> the query
 */
public final class GroupsReport<Q> {
    private final GroupsViewModel<Q> model;
    private final FigureStrip sums;
    private final GroupTable table;
    private final CurvePane<GroupLine, Group> curve;
    private final Provenance truth;
    private final ReportFrame frame;
    private final GroupFigures figures;
    private final Look look;

    /**
     * Options that differ between sections.
     *
     * @param about subject of its failure messages
     * @param grouping initial grouping
     * @param columns extra columns of the table, right of the metrics
     * @param titles of the view and its files
     * @param nothing text for a report without rows
     * @param waiting text while the query is incomplete; null where it is shown elsewhere
     * @param more further remarks on a report
     */
    public record Look(
            FailureSubject about,
            Grouping grouping,
            List<Column<GroupLine>> columns,
            GroupsFile.Titles titles,
            Words words,
            EmptyStateText nothing,
            @Nullable EmptyStateText waiting,
            Function<GroupContent, List<String>> more) {}

    /**
     * Texts of a section.
     *
     * @param section prefix of its IDs
     * @param groups caption of the number of groups
     * @param leaves caption of the number of leaves
     */
    public record Words(
            String section,
            String filter,
            String groups,
            String leaves,
            FilteredReportViewModel.Jobs jobs) {}

    /**
     * @param questions between the period bar and the report
     */
    public GroupsReport(
            AnalyticsReads reads,
            PeriodViewModel period,
            SectionContext context,
            GroupSource<Q> source,
            Look look,
            Node... questions) {
        Messages messages = context.messages();
        Words words = look.words();
        this.look = look;
        this.sums = new FigureStrip(words.section() + "-sums");
        PeriodBar bar = new PeriodBar(period, messages);
        Debouncer pacing = Debouncer.ofChoices(bar);
        this.model =
                new GroupsViewModel<>(
                        source,
                        context.tasks(),
                        words.jobs(),
                        period,
                        pacing::soon,
                        new GroupNarrowing(
                                new GroupNames(messages, reads.zone()),
                                look.grouping(),
                                "",
                                PlaceSort.USUAL));
        this.table =
                new GroupTable(
                        new GroupTable.Look(words.section(), look.titles().top(), look.columns()),
                        model,
                        context);
        ProvenanceText truthWords =
                new ProvenanceText(messages, context.clock(), reads::settlingDays);
        this.truth = new Provenance(truthWords, this::truth);
        this.figures =
                new GroupFigures(
                        words.section(), words.groups(), words.leaves(), messages, truthWords);
        this.curve =
                new CurvePane<>(
                        words.section() + "-curve",
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
                                look.titles().title(),
                                look.about(),
                                bar.withGranularity().withComparison(),
                                new FilterField(
                                        words.section() + "-filter", words.filter(), model::filter),
                                truth),
                        sums,
                        curve.below(table, context.memory()),
                        questions);
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(this::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
    }

    /** The text for a report without rows: a longer period may have some. */
    public static EmptyStateText nothing(
            String icon, String title, String text, PeriodViewModel period, Messages messages) {
        return EmptyStateText.of(icon, title, text)
                .withAction(
                        messages.text("empty.longer"),
                        () -> period.choose(PeriodPreset.LAST_90_DAYS));
    }

    public ReportFrame frame() {
        return frame;
    }

    public GroupsViewModel<Q> model() {
        return model;
    }

    /** A menu that saves and copies what is shown. */
    public ExportMenu exports(SectionContext context) {
        return new ExportMenu(
                context,
                new GroupsFile(
                        context,
                        look.titles(),
                        model,
                        truth::lasting,
                        frame.picture(context.messages().text("export.view"))));
    }

    /** Reacts to a changed query. */
    public void questionChanged() {
        model.questionChanged();
        frame.tell();
    }

    private void show(GroupLines lines) {
        table.show(lines);
        GroupContent content = model.contentProperty().get();
        if (content != null) {
            curve.show(
                    CurvePane.Question.of(content.narrowing().sort(), content.answer().origin()),
                    lines.lines(),
                    lines.lines().stream().filter(line -> line.depth() == 0).toList());
        }
    }

    private void arrived(@Nullable GroupContent content) {
        if (content != null) {
            sums.show(figures.of(content));
            frame.tell();
        }
    }

    private void follow(ReportLoadState phase) {
        GroupContent content = model.contentProperty().get();
        EmptyStateText waiting = look.waiting();
        if (waiting != null && phase instanceof ReportLoadState.Idle && content == null) {
            frame.pane().waiting(waiting);
            return;
        }
        boolean isEmpty = content != null && content.answer().rows().isEmpty();
        frame.show(
                phase,
                content == null ? null : content.answer().origin().askedAt(),
                isEmpty ? look.nothing() : null);
    }

    private String truth(ProvenanceText words) {
        GroupContent content = model.contentProperty().get();
        return content == null
                ? ""
                : GroupsProvenance.of(
                        words, content, model.isOfAnotherQuestion(), look.more().apply(content));
    }
}
