package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.ChangeLists;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.Id;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * View-model of the changes of a section: proposed, reviewed, confirmed, applied one after the
 * other, and undone where the platform can. FX thread only.
 */
public final class ChangeFlowViewModel {
    private final TaskRunner tasks;
    private final ChangeApplier gate;
    private final ChangeWords words;
    private final Messages messages;
    private final ReadOnlyObjectWrapper<@Nullable Proposal> review =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<ChangeOutcome.@Nullable Paused> paused =
            new ReadOnlyObjectWrapper<>(null);
    private final ChangeBatchLog log = new ChangeBatchLog();
    private final Deque<SendingRun> runs = new ArrayDeque<>();
    private final BatchSending.Listener told = new Told();
    private final SendingControl sending = new SendingControl();
    private Consumer<String> onNews = _ -> {};
    private UnaryOperator<Proposal> care = this::careful;
    private @Nullable SendingRun active;
    private @Nullable Runnable sender;
    private @Nullable Runnable returning;

    public ChangeFlowViewModel(
            TaskRunner tasks, ChangeApplier gate, ChangeWords words, Messages messages) {
        this.tasks = tasks;
        this.gate = gate;
        this.words = words;
        this.messages = messages.of("change");
    }

    /** The proposal to be confirmed; null when there is none. */
    public ReadOnlyObjectProperty<@Nullable Proposal> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    /** Why sending paused until the user resumes it; null when it did not. */
    public ReadOnlyObjectProperty<ChangeOutcome.@Nullable Paused> pausedProperty() {
        return paused.getReadOnlyProperty();
    }

    /** Pauses and stops the current run. */
    public SendingControl sending() {
        return sending;
    }

    /** The batches of this view, the latest first. */
    public ObservableList<ChangeBatch> gestures() {
        return log.gestures();
    }

    /** The state of an item's change while its batch is applied. */
    Optional<ChangeEntry.State> applying(Id thing) {
        return log.gestures().stream()
                .filter(ChangeBatch::isUnderWay)
                .flatMap(gesture -> gesture.entries().stream())
                .filter(entry -> thing.value().equals(entry.line().subject().id()))
                .map(ChangeEntry::state)
                .findFirst();
    }

    /** Adds a listener for every step of every change; steps that coincide arrive in one call. */
    public void listen(Consumer<List<ChangeEntry>> listener) {
        log.listen(listener);
    }

    /** Adds a listener for messages about what could not be done at all. */
    public void onNews(Consumer<String> news) {
        onNews = news;
    }

    /**
     * Adds warnings to an undo proposal, so that an undo warns as the change did. The operator
     * leaves proposals of others unchanged.
     */
    public void caring(UnaryOperator<Proposal> more) {
        UnaryOperator<Proposal> before = care;
        care = back -> more.apply(before.apply(back));
    }

    private Proposal careful(Proposal back) {
        return CarefulUndo.of(back, messages);
    }

    /** Proposal of one change, titled by what it does. */
    public Proposal proposal(StagedChange change, String action) {
        return Proposal.of(words.of(change.line()), action, List.of(change));
    }

    /** Whether changes that are like this one are waiting or being sent. */
    public boolean isUnderWay(Predicate<ChangeLine> like) {
        return log.gestures().stream()
                .flatMap(gesture -> gesture.entries().stream())
                .anyMatch(entry -> entry.state().isUnderWay() && like.test(entry.line()));
    }

    /** Shows what would be sent; nothing is sent before {@link #confirm}. */
    public void propose(Proposal proposal) {
        sender = null;
        returning = null;
        review.set(proposal);
    }

    /**
     * Shows what would be sent.
     *
     * @param back shows the form that it was made in, when the review is canceled
     */
    public void proposeFrom(Proposal proposal, Runnable back) {
        propose(proposal);
        returning = back;
    }

    /**
     * Shows what would be sent.
     *
     * @param sending sends it once it is confirmed, in place of this view-model
     */
    public void propose(Proposal proposal, Runnable sending) {
        sender = sending;
        returning = null;
        review.set(proposal);
    }

    /** Confirms the shown proposal. */
    public void confirm() {
        Proposal shown = review.get();
        review.set(null);
        if (shown != null && sender != null) {
            sender.run();
        } else if (shown != null) {
            send(shown);
        }
    }

    /** Whether the shown proposal has changes to save for later; pending ones are saved already. */
    public boolean canKeep() {
        Proposal shown = review.get();
        List<ChangeLine> unsaved = shown == null ? List.of() : shown.unsaved().lines();
        return !unsaved.isEmpty() && unsaved.stream().allMatch(ChangeLists::canKeep);
    }

    /** Closes the proposal and sends nothing; empty when none was shown. */
    public Optional<Proposal> dismiss() {
        Optional<Proposal> shown = Optional.ofNullable(review.get());
        review.set(null);
        return shown;
    }

    /**
     * Saves the shown proposal for later as pending changes; nothing is sent.
     *
     * @param kept takes the number of pending changes
     * @param failed takes the reason why none was saved
     */
    public void keep(Proposal shown, IntConsumer kept, Consumer<Failure> failed) {
        KeepJob keeping = new KeepJob(gate, shown.together().changes());
        tasks.submit(keeping.job(messages.text("job.keep"), kept, failed));
    }

    /**
     * Discards what was saved for later, as far as it is still pending.
     *
     * @param then takes the number of discarded changes
     */
    void giveUp(Proposal saved, IntConsumer then) {
        List<ChangeId> ids = ids(saved.changes());
        tasks.submit(
                Job.of(
                                messages.text("job.discard"),
                                _ -> {
                                    int pending = countPending(ids);
                                    gate.giveUp(ids);
                                    return pending;
                                })
                        .writing()
                        .onSuccess(then::accept)
                        .onFailure(_ -> onNews.accept(messages.text("give-up.failed"))));
    }

    private int countPending(List<ChangeId> ids) {
        return (int) gate.waiting().stream().map(ChangeLine::id).filter(ids::contains).count();
    }

    /** Discards the shown proposal. */
    public void discard() {
        Runnable back = returning;
        boolean shown = review.get() != null;
        returning = null;
        review.set(null);
        if (shown && back != null) {
            back.run();
        }
    }

    /** Applies a proposal that was shown and confirmed elsewhere. */
    public void send(Proposal shown) {
        Proposal confirmed = shown.together();
        List<ChangeEntry> entries = log.begin(confirmed);
        String name = entries.size() == 1 ? words.of(entries.getFirst().line()) : confirmed.title();
        SendingRun run = new SendingRun(name, confirmed.changes());
        runs.add(run);
        log.tell(entries);
        if (active != null || paused.get() != null) {
            keepMeanwhile(run);
        }
        next();
    }

    /** Queues behind another batch; until its turn its changes are pending in Activity. */
    private void keepMeanwhile(SendingRun run) {
        run.kept().ask();
        tasks.submit(
                Job.of(
                                messages.text("job.keep"),
                                _ -> {
                                    run.kept().keep(gate);
                                    return run.total();
                                })
                        .writing());
    }

    /** Submits a batch as one job, so that the user can pause and cancel it as one. */
    private void next() {
        runs.removeIf(done -> !done.equals(active) && done.isOver());
        SendingRun run = runs.peek();
        if (active != null || paused.get() != null || run == null) {
            return;
        }
        active = run;
        run.first().ifPresent(told::sending);
        Job<Integer> job =
                Job.<Integer>of(run.name(), progress -> run.send(gate, progress, told))
                        .writing()
                        .onSuccess(_ -> over())
                        .onFailure(why -> broken(run, why))
                        .onCancelled(() -> cancelled(run));
        if (run.isMany()) {
            sending.begun(run, tasks.submit(job.pausable()));
        } else {
            tasks.submit(job);
        }
    }

    private void over() {
        active = null;
        sending.ended();
        next();
    }

    /** Handles an unexpected error, after which the outcome of the change is unknown. */
    private void broken(SendingRun run, Failure why) {
        for (StagedChange change : run.current()) {
            run.settled(change);
            told.failed(change, why);
        }
        over();
    }

    /** Listener that moves the worker's reports to the FX thread. */
    private final class Told implements BatchSending.Listener {
        @Override
        public void sending(StagedChange change) {
            if (!log.isSending(change.line().id())) {
                log.update(change.line().id(), entry -> entry.in(ChangeEntry.State.SENDING));
            }
        }

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            stop(outcome).ifPresent(paused::set);
            log.ended(change.line().id(), entry -> entry.ended(outcome));
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            log.ended(change.line().id(), entry -> entry.failed(why));
        }

        @Override
        public void together(Runnable calls) {
            log.together(calls);
        }
    }

    /** Why the others are held: this one was refused for now, or its server asked to wait. */
    private Optional<ChangeOutcome.Paused> stop(ChangeOutcome outcome) {
        return switch (outcome) {
            case ChangeOutcome.Paused stop -> Optional.of(stop);
            case ChangeOutcome.Unsettled(var line, var why)
                    when why.delay().isPresent() && runs.stream().anyMatch(SendingRun::isWaiting) ->
                    Optional.of(ChangeOutcome.Paused.of(line, why));
            default -> Optional.empty();
        };
    }

    /**
     * Handles the user's cancellation: discards the rest and looks up the outcome in the activity
     * log.
     */
    private void cancelled(SendingRun run) {
        sending.ended();
        giveUpWaiting();
        List<StagedChange> open = run.current();
        if (open.isEmpty()) {
            over();
            return;
        }
        Failure unsure = new Failure.Cancelled(true);
        tasks.submit(
                Job.of(messages.text("job.status"), _ -> recorded(open))
                        .writing()
                        .onSuccess(
                                found ->
                                        found.forEach(
                                                (id, line) ->
                                                        log.ended(
                                                                id,
                                                                entry -> asRecorded(entry, line))))
                        .onFailure(_ -> unsettled(open, unsure))
                        .onCancelled(() -> unsettled(open, unsure))
                        .onFinally(
                                () -> {
                                    open.forEach(run::settled);
                                    over();
                                }));
    }

    private Map<ChangeId, Optional<ChangeLine>> recorded(List<StagedChange> open) {
        Map<ChangeId, Optional<ChangeLine>> found = new LinkedHashMap<>();
        open.forEach(change -> found.put(change.line().id(), gate.find(change.line().id())));
        return found;
    }

    private void unsettled(List<StagedChange> open, Failure why) {
        open.forEach(change -> log.ended(change.line().id(), entry -> entry.failed(why)));
    }

    private static ChangeEntry asRecorded(ChangeEntry entry, Optional<ChangeLine> found) {
        return found.map(line -> entry.recorded(line, new Failure.Cancelled(true)))
                .orElseGet(() -> entry.in(ChangeEntry.State.CANCELLED));
    }

    /** Resumes sending after the user has seen why it stopped. */
    public void resume() {
        paused.set(null);
        next();
    }

    /** Stops sending; requests in flight are completed first, so that their outcomes are known. */
    public void stop() {
        giveUpWaiting();
        sending.resume();
    }

    /**
     * Discards what was confirmed here and not sent; changes that were pending before stay pending.
     */
    public void giveUpWaiting() {
        Map<SendingRun, List<ChangeId>> dropped = new LinkedHashMap<>();
        drop().forEach((run, some) -> dropped.put(run, ids(PersistedBatch.own(some))));
        dropped.values().removeIf(List::isEmpty);
        if (dropped.isEmpty()) {
            return;
        }
        tasks.submit(
                Job.of(
                                messages.text("job.discard"),
                                _ -> {
                                    dropped.forEach((run, some) -> run.kept().giveUp(gate, some));
                                    return dropped.size();
                                })
                        .writing()
                        .onFailure(_ -> onNews.accept(messages.text("give-up.failed")))
                        .onCancelled(() -> onNews.accept(messages.text("give-up.failed"))));
    }

    /** Keeps unsent changes as pending changes in Activity. */
    public void leaveWaiting() {
        drop();
    }

    private Map<SendingRun, List<StagedChange>> drop() {
        paused.set(null);
        Map<SendingRun, List<StagedChange>> dropped = new LinkedHashMap<>();
        runs.forEach(run -> dropped.put(run, run.drop()));
        Set<ChangeId> ids =
                dropped.values().stream()
                        .flatMap(some -> ids(some).stream())
                        .collect(Collectors.toSet());
        log.update(ids, entry -> entry.in(ChangeEntry.State.CANCELLED));
        return dropped;
    }

    private static List<ChangeId> ids(List<StagedChange> changes) {
        return changes.stream().map(change -> change.line().id()).toList();
    }

    /** Settles a change of unknown outcome by a later load, here and in the record. */
    public void settle(ChangeId change, boolean done) {
        tasks.submit(
                Job.of(
                                messages.text("job.status"),
                                _ -> {
                                    gate.settle(change, done);
                                    return change;
                                })
                        .writing()
                        .onFailure(_ -> onNews.accept(messages.text("settle.failed"))));
        log.update(
                change,
                entry ->
                        entry.in(
                                done
                                        ? ChangeEntry.State.FOUND_DONE
                                        : ChangeEntry.State.FOUND_UNDONE));
    }

    /** Proposes to undo one batch. */
    public void undo(ChangeBatch gesture) {
        List<ChangeEntry> done =
                gesture.entries().stream().filter(ChangeEntry::isReversible).toList().reversed();
        tasks.submit(
                Job.of(
                                messages.text("job.undo"),
                                _ ->
                                        done.stream()
                                                .flatMap(entry -> inverse(entry).stream())
                                                .toList())
                        .onSuccess(back -> proposeBack(gesture, back)));
    }

    /** Of a change that a load verified, the record alone has it as applied. */
    private Optional<StagedChange> inverse(ChangeEntry entry) {
        return entry.state() == ChangeEntry.State.FOUND_DONE
                ? gate.find(entry.line().id()).flatMap(gate::inverse)
                : gate.inverse(entry.line());
    }

    private void proposeBack(ChangeBatch gesture, List<StagedChange> back) {
        if (back.isEmpty()) {
            onNews.accept(messages.text("undo.none", gesture.title()));
            return;
        }
        String title =
                back.size() == 1
                        ? words.of(back.getFirst().line())
                        : messages.text("undo.title", gesture.title());
        propose(
                care.apply(
                        Proposal.of(title, messages.text("undo.action"), back)
                                .takingBack(gesture.number())));
    }
}
