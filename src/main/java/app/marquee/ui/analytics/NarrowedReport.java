package app.marquee.ui.analytics;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
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
final class NarrowedReport<Q, A, N, C extends Narrowed<A, N, C>> implements AutoCloseable {
    private final Source<Q, A> source;
    private final Making<Q, A, N, C> making;
    private final Jobs jobs;
    private final PeriodViewModel period;
    private final Pacing pacing;
    private final ReportLoad<C> load;
    private final LatestJob narrower;
    private final LatestJob comparing;
    private final Subscription following;
    private Consumer<C> onDone = _ -> {};
    private N narrowing;
    private @Nullable Q asked;
    private @Nullable Beside beside;
    private Compared<A> other = new Compared.Nothing<>();
    private boolean inFront;

    /** Where the answers come from. All but the question block. */
    interface Source<Q, A> {
        /** What would be asked for now; empty while something is missing. On the FX thread. */
        Optional<Q> question();

        A read(Q question, LongConsumer rows);

        /** The latest kept answer to the same question. */
        Optional<A> kept(Q question);

        /** The same question of other days to which an answer is kept: the nearest. */
        Optional<Q> ofOtherDays(Q question);

        /** What it is compared with. */
        Compared<A> other(Q question, Versus versus, LongConsumer rows);
    }

    /** Makes what is shown of an answer; takes long for long answers and ends on interrupt. */
    @FunctionalInterface
    interface Making<Q, A, N, C> {
        C of(Q question, A answer, N by) throws InterruptedException;
    }

    /** What the running work shows while it loads, puts in order, and reads other days. */
    record Jobs(String load, String order, String compare) {}

    /** What was asked for to compare with what. */
    private record Beside(Object question, Versus versus) {}

    NarrowedReport(
            Source<Q, A> source,
            Making<Q, A, N, C> making,
            TaskRunner tasks,
            Jobs jobs,
            PeriodViewModel period,
            Pacing pacing,
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
    void onDone(Consumer<C> done) {
        onDone = done;
    }

    ReadOnlyObjectProperty<@Nullable C> contentProperty() {
        return load.contentProperty();
    }

    @Nullable C content() {
        return load.content();
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return load.phaseProperty();
    }

    N narrowing() {
        return narrowing;
    }

    /** Whether what is shown answers another question than the one that is chosen. */
    boolean isOfAnotherQuestion() {
        C content = load.content();
        return content != null
                && !source.question()
                        .map(Object.class::cast)
                        .equals(Optional.of(content.question()));
    }

    /** Something of the question is another one, or has become known. */
    void questionChanged() {
        pacing.soon(this::loadWhenInFront);
    }

    void shown() {
        inFront = true;
        loadWhenInFront();
    }

    void hidden() {
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
        if (load.content() != null && !isOfAnotherQuestion()) {
            source.question().ifPresent(this::compare);
        }
    }

    private void compare(Q question) {
        Beside wanted = new Beside(question, period.versus());
        if (wanted.equals(beside)) {
            return;
        }
        beside = wanted;
        if (wanted.versus() instanceof Versus.Nothing) {
            comparing.cancel();
            arrived(new Compared.Nothing<>());
            return;
        }
        comparing.submit(
                Job.<Compared<A>>of(
                                jobs.compare(),
                                progress ->
                                        source.other(
                                                question,
                                                wanted.versus(),
                                                rows -> progress.report(rows, -1)))
                        .onSuccess(this::arrived)
                        .onCancelled(() -> beside = null));
    }

    private void arrived(Compared<A> answer) {
        other = answer;
        narrow();
    }

    /** Asks again; nothing is sent while something of the question is missing. */
    void refresh() {
        source.question().ifPresent(this::ask);
    }

    private void ask(Q question) {
        asked = question;
        if (beside == null || !beside.question().equals(question)) {
            other = new Compared.Nothing<>();
        }
        beside = null;
        boolean isFirst = load.content() == null;
        boolean another = isOfAnotherQuestion() || isFirst;
        N by = narrowing;
        load.run(
                progress ->
                        making.of(
                                question,
                                source.read(question, rows -> progress.report(rows, -1)),
                                by));
        if (another) {
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
    private void follow(Phase phase) {
        C content = load.content();
        if (phase instanceof Phase.Done && content != null) {
            onDone.accept(content);
            narrow();
        }
        if (!(phase instanceof Phase.Loading)) {
            compare();
        }
    }

    void narrow(UnaryOperator<N> change) {
        narrowing = change.apply(narrowing);
        narrow();
    }

    private void narrow() {
        C content = load.content();
        N by = narrowing;
        Compared<A> against = other;
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
