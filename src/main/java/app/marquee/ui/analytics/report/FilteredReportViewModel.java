package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * View model of a report that loads while its section is in front and whenever the query changes.
 * The comparison loads after it, and filtering and sorting run as tasks. FX thread only.
 *
 * @param <Q> the query; equal queries return the same report
 * @param <A> type of the report to compare with
 * @param <N> filter and order
 * @param <C> the shown content
 */
public final class FilteredReportViewModel<Q, A, N, C extends FilteredReport<A, N, C>>
        implements AutoCloseable {
    private final Source<Q, A> source;
    private final Making<Q, A, N, C> making;
    private final Jobs jobs;
    private final PeriodViewModel period;
    private final ReportPacing pacing;
    private final ReportLoad<C> load;
    private final LatestJob narrower;
    private final LatestJob comparing;
    private final Subscription following;
    private Consumer<C> onDone = _ -> {};
    private N narrowing;
    private @Nullable Q asked;
    private @Nullable Beside beside;
    private ComparisonResult<A> other = new ComparisonResult.Nothing<>();
    private boolean inFront;

    /** Source of reports. Blocking, except for the query and the check for saved copies. */
    public interface Source<Q, A> {
        /** The current query; empty while it is incomplete. FX thread only. */
        Optional<Q> question();

        A read(Q question, LongConsumer rows);

        /** Whether reports are stored on this computer; does not block. */
        default boolean keepsAnswers() {
            return true;
        }

        /** The latest saved copy for the same query. */
        Optional<A> kept(Q question);

        /** The same query for the nearest other days with a saved copy. */
        Optional<Q> ofOtherDays(Q question);

        /**
         * The report to compare with.
         *
         * @param shown load time of the report that is compared
         */
        ComparisonResult<A> other(
                Q question, ComparisonTarget versus, Instant shown, LongConsumer rows);

        /** The load date of the default snapshot to compare with. */
        Optional<LocalDate> earlierOn(Q question, Instant shown);
    }

    /**
     * Factory of the shown content, which is slow for long reports and stops on interrupt.
     * Blocking.
     */
    @FunctionalInterface
    public interface Making<Q, A, N, C> {
        C of(Q question, A answer, N by) throws InterruptedException;
    }

    /** Titles of the tasks that load, sort and compare. */
    public record Jobs(String load, String order, String compare) {}

    /**
     * Query and target of a comparison.
     *
     * @param shown load time of the report; null where the comparison does not depend on it
     */
    private record Beside(Object question, ComparisonTarget versus, @Nullable Instant shown) {}

    public FilteredReportViewModel(
            Source<Q, A> source,
            Making<Q, A, N, C> making,
            TaskRunner tasks,
            Jobs jobs,
            PeriodViewModel period,
            ReportPacing pacing,
            N first) {
        this.source = source;
        this.making = making;
        this.jobs = jobs;
        this.period = period;
        this.pacing = pacing;
        this.narrowing = first;
        this.load = new ReportLoad<>(jobs.load(), tasks);
        this.narrower = new LatestJob(tasks);
        this.comparing = new LatestJob(tasks);
        this.following = load.phaseProperty().subscribe(this::follow);
    }

    /** Sets the listener for each loaded report, before it is filtered. */
    public void onDone(Consumer<C> done) {
        onDone = done;
    }

    public ReadOnlyObjectProperty<@Nullable C> contentProperty() {
        return load.contentProperty();
    }

    public @Nullable C content() {
        return load.content();
    }

    public ReadOnlyObjectProperty<ReportLoadState> phaseProperty() {
        return load.phaseProperty();
    }

    public N narrowing() {
        return narrowing;
    }

    /** Whether the shown report belongs to another query than the chosen one. */
    public boolean isOfAnotherQuestion() {
        C content = load.content();
        return content != null
                && !source.question()
                        .map(Object.class::cast)
                        .equals(Optional.of(content.question()));
    }

    /** The days of what is shown; null while nothing is. */
    public @Nullable Period shownDays() {
        C content = load.content();
        return content == null ? null : content.origin().period();
    }

    /**
     * Finds the load date of the default snapshot to compare with, if it is earlier than that of
     * the shown report. Called on a worker; null while nothing is shown.
     */
    public @Nullable Supplier<Optional<LocalDate>> earlier() {
        C content = load.content();
        Q question = source.question().orElse(null);
        if (content == null || question == null || isOfAnotherQuestion()) {
            return null;
        }
        ReportOrigin shown = content.origin();
        return () -> source.earlierOn(question, shown.askedAt()).filter(shown::isAfter);
    }

    /** Something of the question is another one, or has become known. */
    public void questionChanged() {
        pacing.soon(this::loadWhenInFront);
    }

    public void shown() {
        inFront = true;
        loadWhenInFront();
    }

    public void hidden() {
        inFront = false;
    }

    private void loadWhenInFront() {
        if (!inFront) {
            return;
        }
        if (source.question().equals(Optional.ofNullable(asked))) {
            compare();
        } else {
            refresh();
        }
    }

    /** Loads the compared days, unless they are loaded already. */
    private void compare() {
        C content = load.content();
        if (content != null && !isOfAnotherQuestion()) {
            source.question().ifPresent(question -> compare(question, content.origin().askedAt()));
        }
    }

    private void compare(Q question, Instant shown) {
        ComparisonTarget versus = period.versus();
        Beside wanted =
                new Beside(
                        question, versus, versus instanceof ComparisonTarget.Kept ? shown : null);
        if (wanted.equals(beside)) {
            return;
        }
        beside = wanted;
        if (versus instanceof ComparisonTarget.Nothing) {
            comparing.supersede();
            arrived(new ComparisonResult.Nothing<>());
            return;
        }
        comparing.submit(
                Job.<ComparisonResult<A>>of(
                                jobs.compare(),
                                progress ->
                                        source.other(
                                                question,
                                                versus,
                                                shown,
                                                rows -> progress.report(rows, -1)))
                        .onSuccess(this::arrived)
                        .onCancelled(() -> beside = null));
    }

    private void arrived(ComparisonResult<A> answer) {
        other = answer;
        narrow();
    }

    /** Loads again; does nothing while the query is incomplete. */
    public void refresh() {
        source.question().ifPresent(this::ask);
    }

    private void ask(Q question) {
        asked = question;
        comparing.supersede();
        beside = null;
        boolean isFirst = load.content() == null;
        boolean another = isOfAnotherQuestion() || isFirst;
        if (another) {
            other = new ComparisonResult.Nothing<>();
        }
        N by = narrowing;
        // The comparison stays until it has been loaded again, too.
        ComparisonResult<A> against = other;
        load.run(
                progress -> {
                    C made =
                            making.of(
                                    question,
                                    source.read(question, rows -> progress.report(rows, -1)),
                                    by);
                    return made.isComparedWith(against) ? made : made.by(by, against);
                });
        if (another && source.keepsAnswers()) {
            load.begin(_ -> isFirst ? keptOrOther(question, by) : kept(question, by));
        }
    }

    /** Other days are better than nothing. */
    private Optional<C> keptOrOther(Q question, N by) throws InterruptedException {
        Optional<C> same = kept(question, by);
        Optional<Q> other = same.isPresent() ? Optional.empty() : source.ofOtherDays(question);
        return other.isPresent() ? kept(other.get(), by) : same;
    }

    private Optional<C> kept(Q question, N by) throws InterruptedException {
        Optional<A> answer = source.kept(question);
        return answer.isEmpty()
                ? Optional.empty()
                : Optional.of(making.of(question, answer.get(), by));
    }

    /** The filter may have changed since the report was requested. */
    private void follow(ReportLoadState phase) {
        C content = load.content();
        if (phase instanceof ReportLoadState.Done && content != null) {
            onDone.accept(content);
            narrow();
        }
        if (!(phase instanceof ReportLoadState.Loading)) {
            compare();
        }
    }

    public void narrow(UnaryOperator<N> change) {
        narrowing = change.apply(narrowing);
        narrow();
    }

    private void narrow() {
        C content = load.content();
        N by = narrowing;
        ComparisonResult<A> against = other;
        if (content == null
                || (content.narrowing().equals(by) && content.isComparedWith(against))) {
            narrower.cancel();
            return;
        }
        narrower.submit(
                Job.of(jobs.order(), _ -> content.by(by, against))
                        .onSuccess(narrowed -> replace(content, narrowed)));
    }

    /** Does not replace a report that arrived meanwhile. */
    @SuppressWarnings("ReferenceEquality") // comparing all rows would take the window's time
    private void replace(C base, C narrowed) {
        if (base == load.content()) {
            load.replace(narrowed);
        }
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
