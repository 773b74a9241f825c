package app.marquee.ui.analytics.report;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.model.analytics.CounterRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Base of the view models of a report that loads while its section is in front and whenever the
 * question changes. The comparison loads after it; filtering and sorting run as tasks. FX thread
 * only.
 *
 * @param <C> the shown content
 */
public abstract class ReportViewModel<
                Q extends PeriodQuestion<Q>, R extends CounterRow, C extends ReportContent<Q, R>>
        implements AutoCloseable {
    private final ReportSource<Q, R> source;
    private final Jobs jobs;
    private final PeriodViewModel period;
    private final ReportPacing pacing;
    private final Load<C> load;
    private final LatestJob narrower;
    private final LatestJob comparing;
    private final ReadOnlyObjectWrapper<@Nullable Drift> drift = new ReadOnlyObjectWrapper<>(null);
    private ReportNarrowing<Q, R, C> narrowing;
    private Subscription following;
    private @Nullable Q asked;
    private @Nullable Beside beside;
    private ComparisonResult<Report<Q, R>> other = new ComparisonResult.Nothing<>();
    private boolean inFront;

    /**
     * Runner of the tasks, with their titles.
     *
     * @param refresh loads again what is shown
     */
    public record Jobs(
            TaskRunner runner,
            String load,
            String refresh,
            String order,
            String compare,
            String save) {}

    /** Question and target of a comparison. */
    private record Beside(Object question, ComparisonTarget versus) {}

    protected ReportViewModel(
            ReportSource<Q, R> source,
            ReportNarrowing<Q, R, C> first,
            Jobs jobs,
            PeriodViewModel period,
            ReportPacing pacing) {
        this.source = source;
        this.narrowing = first;
        this.jobs = jobs;
        this.period = period;
        this.pacing = pacing;
        this.load =
                new Load<>(
                        jobs.runner(),
                        source.reports()::now,
                        content -> content.report().askedAt());
        this.narrower = new LatestJob(jobs.runner());
        this.comparing = new LatestJob(jobs.runner());
        this.following =
                load.stateProperty()
                        .subscribe(this::follow)
                        .and(period.stateProperty().subscribe((_, _) -> questionChanged()));
    }

    /** The question that the user has put together; empty while it is incomplete. */
    protected abstract Optional<Q> question();

    /** Called for each loaded report, before it is filtered. */
    protected void loaded(C content) {}

    /** Saves a report; blocks. Returns the changes since the same was loaded before. */
    protected Optional<Drift> save(Report<Q, R> report) throws InterruptedException {
        return source.save(report);
    }

    /** Follows this, too, until it is closed. */
    protected final void following(Subscription more) {
        following = following.and(more);
    }

    public final PeriodViewModel period() {
        return period;
    }

    public final ReadOnlyObjectProperty<@Nullable C> contentProperty() {
        return load.valueProperty();
    }

    protected final @Nullable C content() {
        return load.value();
    }

    public final ReadOnlyObjectProperty<LoadState> phaseProperty() {
        return load.stateProperty();
    }

    /** Changes since the same report was loaded before; null when unknown. */
    public final ReadOnlyObjectProperty<@Nullable Drift> driftProperty() {
        return drift.getReadOnlyProperty();
    }

    /** Whether the shown report belongs to another question than the chosen one. */
    public final boolean isOfAnotherQuestion() {
        C content = load.value();
        return content != null && !question().equals(Optional.of(content.report().question()));
    }

    /** The days of what is shown, where it differs from the question by them only; else null. */
    final @Nullable Period otherDays() {
        Period shown = shownDays();
        boolean isOnlyOfOtherDays =
                shown != null
                        && isOfAnotherQuestion()
                        && question().filter(asked -> isAbout(asked.of(shown))).isPresent();
        return isOnlyOfOtherDays ? shown : null;
    }

    private boolean isAbout(Q asked) {
        C content = load.value();
        return content != null && asked.equals(content.report().question());
    }

    /** Whether something is wrong with the chosen question, or missing in it. */
    public final boolean isIncomplete() {
        return question().isEmpty();
    }

    /** The days of what is shown; null while nothing is. */
    public final @Nullable Period shownDays() {
        C content = load.value();
        return content == null ? null : content.report().question().period();
    }

    /** Something of the question is another one, or has become known. */
    public void questionChanged() {
        pacing.soon(this::loadWhenInFront);
    }

    /** Loads missing data when the section comes to the front. */
    public void shown() {
        inFront = true;
        loadWhenInFront();
    }

    public final void hidden() {
        inFront = false;
    }

    private void loadWhenInFront() {
        if (!inFront) {
            return;
        }
        if (question().equals(Optional.ofNullable(asked))) {
            compare();
        } else {
            refresh();
        }
    }

    /** Loads the compared days, unless they are loaded already. */
    private void compare() {
        C content = load.value();
        if (content != null && !isOfAnotherQuestion()) {
            compare(content.report().question());
        }
    }

    private void compare(Q question) {
        ComparisonTarget versus = period.versus();
        Beside wanted = new Beside(question, versus);
        if (wanted.equals(beside)) {
            return;
        }
        beside = wanted;
        if (versus instanceof ComparisonTarget.Nothing) {
            comparing.supersede();
            compared(new ComparisonResult.Nothing<>());
            return;
        }
        comparing.submit(
                Job.<ComparisonResult<Report<Q, R>>>of(
                                jobs.compare(),
                                progress ->
                                        source.other(
                                                question,
                                                versus,
                                                rows -> progress.report(rows, -1)))
                        .onSuccess(this::compared)
                        .onCancelled(() -> beside = null));
    }

    private void compared(ComparisonResult<Report<Q, R>> with) {
        other = with;
        narrow();
    }

    /** Loads again; does nothing while the question is incomplete. */
    public final void refresh() {
        question().ifPresent(this::ask);
    }

    private void ask(Q question) {
        asked = question;
        comparing.supersede();
        beside = null;
        boolean isFirst = load.value() == null;
        boolean another = isOfAnotherQuestion() || isFirst;
        if (another) {
            other = new ComparisonResult.Nothing<>();
        }
        ReportNarrowing<Q, R, C> by = narrowing;
        // The comparison stays until it has been loaded again, too.
        ComparisonResult<Report<Q, R>> against = other;
        load.run(
                Job.of(
                        another ? jobs.load() : jobs.refresh(),
                        progress -> {
                            C made =
                                    by.of(source.load(question, rows -> progress.report(rows, -1)));
                            return made.isComparedWith(against) ? made : by.again(made, against);
                        }));
        if (another && source.reports().savesReports()) {
            load.begin(
                    Job.of(
                            jobs.load(),
                            _ -> {
                                Report<Q, R> saved =
                                        (isFirst
                                                        ? source.cachedOrOther(question)
                                                        : source.cached(question))
                                                .orElse(null);
                                return saved == null ? Optional.empty() : Optional.of(by.of(saved));
                            }));
        }
    }

    /** The filter may have changed since the report was requested. */
    private void follow(LoadState phase) {
        C content = load.value();
        if (phase instanceof LoadState.Loaded && content != null) {
            loaded(content);
            keep(content.report());
            narrow();
        }
        if (!(phase instanceof LoadState.Loading)) {
            compare();
        }
    }

    private void keep(Report<Q, R> report) {
        drift.set(null);
        jobs.runner()
                .submit(
                        Job.<Optional<Drift>>of(jobs.save(), _ -> save(report))
                                .onSuccess(since -> drifted(report, since.orElse(null))));
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private void drifted(Report<Q, R> report, @Nullable Drift since) {
        C now = load.value();
        if (now != null && now.report() == report) {
            drift.set(since);
        }
    }

    /** Filters and sorts otherwise. */
    protected final void narrow(ReportNarrowing<Q, R, C> by) {
        narrowing = by;
        narrow();
    }

    private void narrow() {
        C content = load.value();
        ReportNarrowing<Q, R, C> by = narrowing;
        ComparisonResult<Report<Q, R>> against = other;
        if (content == null
                || (content.narrowing().equals(by) && content.isComparedWith(against))) {
            narrower.cancel();
            return;
        }
        narrower.submit(
                Job.of(jobs.order(), _ -> by.again(content, against))
                        .onSuccess(narrowed -> replace(content, narrowed)));
    }

    /** Does not replace a report that arrived meanwhile. */
    @SuppressWarnings("ReferenceEquality") // comparing all rows would take the window's time
    private void replace(C base, C narrowed) {
        if (base == load.value()) {
            load.replace(narrowed);
        }
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
