package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.ui.analytics.filter.FilterBar;
import app.marquee.ui.analytics.period.PeriodBar;
import app.marquee.ui.analytics.period.PeriodKeys;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Frame around a report with the period bar, the loading and error states, and the status line. FX
 * thread only.
 */
public final class ReportFrame {
    private final ReportViewModel<?, ?, ?> model;
    private final Debouncer pacing;
    private final PeriodBar bar;
    private final FilterBar filters;
    private final FilterField filter;
    private final StatePane pane;
    private final ProvenanceLabel truth;
    private final BorderPane head;
    private final VBox content;
    private final VBox body;
    private final ViewFrame view;
    private final PeriodKeys keys;
    private final String outdated;
    private Subscription following = Subscription.EMPTY;
    private boolean isOtherDaysSaid;
    private Supplier<List<String>> uniform = List::of;

    /**
     * Options that differ between sections.
     *
     * @param about subject of its failure messages
     * @param filters beside the period
     * @param pacing of the choices in the bar
     * @param truth status line below the report
     */
    public record Look(
            String title,
            FailureSubject about,
            PeriodBar bar,
            FilterBar filters,
            Debouncer pacing,
            FilterField filter,
            Provenance truth) {}

    /**
     * @param sums above the report
     */
    public ReportFrame(
            SectionContext context,
            ReportViewModel<?, ?, ?> model,
            Look look,
            Node sums,
            Region report) {
        this.model = model;
        this.pacing = look.pacing();
        this.bar = look.bar();
        this.filters = look.filters().in(bar.row());
        this.filter = look.filter().remember(context.memory());
        this.truth = new ProvenanceLabel(look.truth()::now, look.truth()::lasting);
        this.head = new BorderPane(sums);
        head.getStyleClass().add("report-head");
        head.setMinHeight(Region.USE_PREF_SIZE);
        this.content = new VBox(head, report);
        content.getStyleClass().add("report");
        VBox.setVgrow(report, Priority.ALWAYS);
        this.pane =
                new StatePane(context.messages(), context.clock(), content)
                        .shaped(SkeletonShape.REPORT)
                        .retry(look.about(), model::refresh);
        this.outdated = context.messages().text("truth.outdated");
        this.body =
                new VBox(
                        bar,
                        pane,
                        new ProvenanceFoot(
                                truth,
                                this::popover,
                                context.messages(),
                                () -> look.truth().details(uniform.get())));
        VBox.setVgrow(pane, Priority.ALWAYS);
        this.view = new ViewFrame(context.messages(), look.title(), body).narrowing(filter);
        bar.opensIn(view.popover());
        filters.opensIn(view.popover());
        this.keys = new PeriodKeys(bar.period(), view);
        following(filters.following(truth::tell));
    }

    /** Says in the details which columns are hidden because they say nothing. */
    public void explaining(Supplier<List<String>> columns) {
        uniform = columns;
    }

    private Popover popover() {
        return view.popover();
    }

    /** Follows these, too, until it is closed. */
    public void following(Subscription more) {
        following = following.and(more);
    }

    /** Uses keys of the section for something else than the period. */
    public void use(KeyCombination combination, Runnable action) {
        keys.use(combination, action);
        bar.leave(Set.of(combination));
    }

    public ViewFrame view() {
        return view;
    }

    /** The content of an image of the view. */
    public Region body() {
        return body;
    }

    /** Sets what is between the sums and the report. */
    public void underSums(Region answer) {
        answer.setMinHeight(Region.USE_PREF_SIZE);
        content.getChildren().add(1, answer);
    }

    /** The sums, above the report unless it takes them up. */
    public Region head() {
        return head;
    }

    /** The choice of an image of the whole view, as it is rendered. */
    public PictureChoice picture(String title) {
        return picture(title, PictureMaker.of(body));
    }

    /** The choice of an image of the whole view. */
    public PictureChoice picture(String title, PictureMaker maker) {
        return new PictureChoice("export-png", title, truth.lasting(maker, body), body);
    }

    public StatePane pane() {
        return pane;
    }

    void focusFilter() {
        filter.requestFocus();
    }

    /** Updates the status line, also for an outdated query; the toolbar refuses one itself. */
    public void tell() {
        boolean isUnsaid = model.isOfAnotherQuestion() && !model.isIncomplete() && !isOtherDaysSaid;
        truth.update(isUnsaid ? outdated : "");
    }

    /**
     * @param nothing text for a report without rows; null when there are rows
     */
    public void show(LoadState phase, @Nullable EmptyStateText nothing) {
        Optional<StatePane.OtherContent> others = others();
        pane.showingOther(others.orElse(null));
        pane.show(phase, nothing);
        isOtherDaysSaid = phase instanceof LoadState.Failed && others.isPresent();
        tell();
        boolean isEnd = phase instanceof LoadState.Failed || phase instanceof LoadState.Cancelled;
        Node days = bar.offerDays(isEnd && model.isOfAnotherQuestion() ? model.shownDays() : null);
        pane.besideFailure(days);
    }

    /** The days that are chosen and shown, where the rest of the question is the same. */
    private Optional<StatePane.OtherContent> others() {
        Period shown = model.otherDays();
        return shown == null
                ? Optional.empty()
                : bar.period()
                        .period()
                        .map(
                                wanted ->
                                        new StatePane.OtherContent(
                                                bar.dates(wanted), bar.dates(shown)));
    }

    void shown() {
        pane.shownAgain();
        truth.shown();
        model.shown();
    }

    void hidden() {
        model.hidden();
    }

    public void refresh() {
        model.refresh();
    }

    void close() {
        pacing.stop();
        bar.close();
        filters.close();
        keys.close();
        following.unsubscribe();
        model.close();
    }
}
