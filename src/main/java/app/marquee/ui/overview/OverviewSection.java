package app.marquee.ui.overview;

import app.marquee.service.connection.BudgetService;
import app.marquee.service.overview.OverviewService;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CopiesFirst;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodKeys;
import app.marquee.ui.analytics.report.ProvenanceFoot;
import app.marquee.ui.analytics.report.ProvenanceLabel;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.control.AfterPaint;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionCommands;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Section Overview, the first one: how the account is doing, why, and what needs attention. */
public final class OverviewSection implements Section, Exporting {
    /** From this text scale on the line about the data scrolls with the page. */
    private static final double LARGE = 1.5;

    private final OverviewViewModel model;
    private final CostViewModel cost;
    private final OverviewCards cards;
    private final OverviewSummary summary;
    private final VideoFrames frames;
    private final PeriodBar bar;
    private final FilterBar filters;
    private final PeriodKeys keys;
    private final Debouncer pacing;
    private final ViewFrame view;
    private final ExportMenu exports;
    private final DayExplainer days;
    private final ProvenanceLabel truth;
    private final Subscription following;

    public static SectionDefinition definition(
            ReportSources sources,
            OverviewService known,
            VideoFrames.Source frames,
            BudgetService budgets,
            AlertCenter alerts) {
        return SectionDefinition.of(
                        OverviewSection.class,
                        SectionGroup.OVERVIEW,
                        "fth-home",
                        context ->
                                new OverviewSection(
                                        sources, known, frames, budgets, alerts, context))
                .opening(Place.Overview.class, Place.DayOf.class)
                .sharing(ReportSources.TEXTS)
                .with(new SectionCommands<>(OverviewSection.class, commands(sources)));
    }

    private static List<Command<OverviewSection>> commands(ReportSources sources) {
        List<Command<OverviewSection>> commands =
                new ArrayList<>(
                        new PeriodCommands<OverviewSection>("overview", sources.period()).all());
        commands.addAll(ExportCommands.withPicture("overview"));
        return commands;
    }

    OverviewSection(
            ReportSources sources,
            OverviewService known,
            VideoFrames.Source pictures,
            BudgetService budgets,
            AlertCenter alerts,
            SectionContext context) {
        this.bar = new PeriodBar(sources.period(), context.messages()).withComparison();
        this.filters = new FilterBar(sources.filters(), FilterScope.ofParts(), context);
        filters.in(bar.row());
        this.pacing = Debouncer.ofChoices(bar);
        this.frames = new VideoFrames(context.tasks(), pictures, context.messages());
        this.model =
                new OverviewViewModel(
                        sources,
                        known,
                        context,
                        pacing::soon,
                        new CopiesFirst(new AfterPaint(bar)));
        model.begin();
        this.cost = new CostViewModel(sources.reports(), known, budgets, context);
        this.cards =
                new OverviewCards(model, cost, alerts, context, frames, sources.reports().zone());
        OverviewProvenance provenance =
                new OverviewProvenance(
                        model,
                        new ProvenanceText(
                                context.messages(),
                                context.clock(),
                                sources.reports()::settlingDays),
                        context.messages(),
                        sources.reports().zone());
        this.summary =
                new OverviewSummary(
                        model,
                        new OverviewSentences(context.messages(), sources.reports().zone()),
                        sources.reports()::today,
                        OverviewSummary.info(
                                context.messages(), this::popover, provenance::shares));
        VBox page = new VBox(summary, cards.content());
        ScrollPane scroll = new ScrollPane(page);
        scroll.setId("overview-scroll");
        scroll.getStyleClass().addAll("edge-to-edge", "overview-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(context.messages().text("title"));
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        StatePane pane =
                new StatePane(context.messages(), context.clock(), scroll)
                        .retry(FailureSubject.ANALYTICS, model::refresh);
        pane.show(new LoadState.Loaded(context.clock().instant()), null);
        VBox.setVgrow(pane, Priority.ALWAYS);
        this.truth = new ProvenanceLabel(provenance::now, provenance::lasting);
        ProvenanceFoot foot =
                new ProvenanceFoot(truth, this::popover, context.messages(), provenance::details);
        VBox column = new VBox(bar, cards.failure(), pane);
        TextScale.follow(column, scale -> put(foot, scale < LARGE ? column : page));
        this.view =
                new ViewFrame(context.messages(), context.messages().text("title"), column)
                        .asking(() -> scroll);
        this.exports =
                new ExportMenu(
                        context,
                        new OverviewFile(
                                model,
                                context,
                                sources.reports().zone(),
                                () -> summary.words() + "\n" + provenance.lasting(),
                                new PictureChoice(
                                                "export-png",
                                                context.messages().text("export.view"),
                                                truth.lasting(PictureMaker.of(page), page),
                                                page)
                                        .with(() -> cards.chart(provenance.lasting()))));
        head(context);
        this.days = new DayPanel.Opener(sources, context, view::popover, model::daily);
        cards.explaining(days);
        this.following =
                cards.fetchedAt()
                        .subscribe(_ -> truth.tell())
                        .and(model.follow(() -> show(pane)))
                        .and(model.period().stateProperty().subscribe((_, _) -> truth.tell()));
        bar.opensIn(view.popover());
        filters.opensIn(view.popover());
        this.keys = new PeriodKeys(bar.period(), view);
    }

    private void head(SectionContext context) {
        Button report =
                Buttons.titled("overview-report", context.messages().text("overview.report"));
        report.setOnAction(_ -> context.navigation().open(new Place.Reports()));
        Visibility.show(report, context.navigation().canOpen(Place.Reports.class));
        view.actions(report, exports);
    }

    /** Large text leaves too little room for a line that stays. */
    private static void put(Region foot, VBox last) {
        if (!last.getChildren().contains(foot)) {
            last.getChildren().add(foot);
        }
    }

    /** A failed refresh is said once above the cards. */
    private void show(StatePane pane) {
        model.oldest().ifPresent(at -> pane.show(new LoadState.Loaded(at), null));
        model.failedRefresh().ifPresent(failed -> pane.show(failed, null));
        truth.tell();
    }

    private Popover popover() {
        return view.popover();
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.DayOf(LocalDate day)) {
            cards.explain(day, days);
        }
    }

    @Override
    public void shown() {
        frames.renew();
        model.shown();
        cost.shown();
    }

    @Override
    public void hidden() {
        model.hidden();
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(exports);
    }

    @Override
    public boolean searchesByTyping() {
        return true;
    }

    @Override
    public void refresh() {
        model.refresh();
        cost.shown();
    }

    @Override
    public void close() {
        pacing.stop();
        bar.close();
        filters.close();
        keys.close();
        following.unsubscribe();
        summary.close();
        cards.close();
        frames.close();
        model.close();
    }
}
