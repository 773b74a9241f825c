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
 * A report that is asked for while its section is in front, and again when the question is another
 * one. What it is compared with is asked for after it; both are narrowed and put in order in jobs.
 * Lives on the FX thread.
 *
 * @param <Q> the question; equal questions are the same
 * @param <A> an answer to compare with
 * @param <N> by what it is narrowed and ordered
 * @param <C> what is shown
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

    /** Where the answers come from. All but the question block. */
    public interface Source<Q, A> {
        /** What would be asked for now; empty while something is missing. On the FX thread. */
        Optional<Q> question();

        A read(Q question, LongConsumer rows);

        /** Whether answers are kept on this machine; does not block. */
        default boolean keepsAnswers() {
            return true;
        }

        /** The latest kept answer to the same question. */
        Optional<A> kept(Q question);

        /** The same question of other days to which an answer is kept: the nearest. */
        Optional<Q> ofOtherDays(Q question);

        /**
         * What an answer is compared with.
         *
         * @param shown when that answer was asked for
         */
        ComparisonResult<A> other(
                Q question, ComparisonTarget versus, Instant shown, LongConsumer rows);

        /** The day on which the kept answer was asked for that is usually compared with. */
        Optional<LocalDate> earlierOn(Q question, Instant shown);
    }

    /** Makes what is shown of an answer; takes long for long answers and ends on interrupt. */
    @FunctionalInterface
    public interface Making<Q, A, N, C> {
        C of(Q question, A answer, N by) throws InterruptedException;
    }

    /** What the running work shows while it loads, puts in order, and reads other days. */
    public record Jobs(String load, String order, String compare) {}

    /**
     * What was asked for to compare with what.
     *
     * @param shown when the answer was asked for; null where any is compared with the same
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

    /** Is told what the service said, each time, before it is narrowed. */
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

    /** Whether what is shown answers another question than the one that is chosen. */
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
     * Finds the day on which the kept answer was asked for that what is shown would usually be
     * compared with, where it is before the day of that. Called on a worker; null while nothing is
     * shown.
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

    /** Asks for the other days, where they are others than those that are there. */
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

    /** Asks again; nothing is sent while something of the question is missing. */
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
        // What it is compared with stays until that was asked for again, too.
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

    /** Something else may be wanted by now than when the answer was asked for. */
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

    /** Not over an answer that came meanwhile. */
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
