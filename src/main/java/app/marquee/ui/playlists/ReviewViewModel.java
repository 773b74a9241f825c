package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.limit.Violation;
import app.marquee.service.playlist.PlaylistMerger.Settled;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.ui.playlists.Review.Origin;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/**
 * View-model of one change at a time: reviewed, applied once confirmed, then shown with its result.
 * An offered change (undo, other path) replaces the draft until applied or dropped. FX thread only.
 */
final class ReviewViewModel {
    private final PlaylistService service;
    private final TaskRunner tasks;
    private final String jobName;
    private final ReadOnlyObjectWrapper<Review> review =
            new ReadOnlyObjectWrapper<>(new Review.Nothing());
    private final ReadOnlyObjectWrapper<@Nullable ChangeResult> ended =
            new ReadOnlyObjectWrapper<>(null);
    private Review draft = new Review.Nothing();
    private boolean asksOnce;
    private Review.@Nullable Ready offered;
    private Consumer<ChangeOutcome.Done> onDone = _ -> {};
    private Consumer<ChangeLine> onUnsettled = _ -> {};

    /**
     * @param jobName the name of the task
     */
    ReviewViewModel(PlaylistService service, TaskRunner tasks, String jobName) {
        this.service = service;
        this.tasks = tasks;
        this.jobName = jobName;
    }

    /** Drops the draft when it fails, for confirmations in a dialog. */
    ReviewViewModel once() {
        asksOnce = true;
        return this;
    }

    /** Adds a listener for applied changes. */
    void onDone(Consumer<ChangeOutcome.Done> next) {
        onDone = next;
    }

    /** Adds a listener for changes of unknown outcome, to check their status. */
    void onUnsettled(Consumer<ChangeLine> next) {
        onUnsettled = next;
    }

    ReadOnlyObjectProperty<Review> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    Review review() {
        return review.get();
    }

    /** The result of the last change; null when there was none or it was dismissed. */
    ReadOnlyObjectProperty<@Nullable ChangeResult> endedProperty() {
        return ended.getReadOnlyProperty();
    }

    boolean isApplying() {
        return review.get() instanceof Review.Applying;
    }

    /** Sets the state without a change. */
    void nothing() {
        draft(new Review.Nothing());
    }

    /** Sets the state with invalid input. */
    void blocked(List<Violation> violations) {
        draft(new Review.Blocked(violations));
    }

    /** Sets the change to be sent. */
    void ready(StagedChange change) {
        draft(new Review.Ready(change, Origin.DRAFT));
    }

    private void draft(Review next) {
        draft = next;
        show();
    }

    private void offer(StagedChange change, Origin origin) {
        offered = new Review.Ready(change, origin);
        show();
    }

    /** Drops the offered change and returns to the draft. */
    void drop() {
        offered = null;
        show();
    }

    /** Proposes to undo the last change, where that is possible. */
    void undo() {
        ChangeResult last = ended.get();
        if (last != null && last.way() != null && !isApplying()) {
            offer(last.way(), Origin.UNDO);
        }
    }

    boolean canUndo() {
        ChangeResult last = ended.get();
        return last != null && last.way() != null;
    }

    /** Dismisses the result of the last change. */
    void dismiss() {
        ended.set(null);
    }

    private void show() {
        if (!isApplying()) {
            review.set(offered == null ? draft : offered);
        }
    }

    /** Applies the shown change; does nothing when there is none. */
    void apply() {
        if (review.get() instanceof Review.Ready(var change, var origin)) {
            ended.set(null);
            review.set(new Review.Applying(change, origin));
            tasks.submit(
                    Job.of(jobName, _ -> applied(change, origin))
                            .writing()
                            .onSuccess(applied -> end(applied, origin))
                            .onFailure(failure -> end(failed(change, failure), origin))
                            .onCancelled(() -> lookUp(change, origin)));
        }
    }

    /** Result of applying a change, with the changes it offers; made on the worker. */
    private record Applied(
            ChangeOutcome outcome, @Nullable StagedChange way, @Nullable StagedChange other) {}

    private Applied applied(StagedChange change, Origin origin) {
        ChangeOutcome outcome = service.apply(change);
        boolean mayTryOther = isMissing(outcome) && origin != Origin.OTHER_PATH;
        return new Applied(
                outcome,
                wayBack(outcome),
                mayTryOther ? service.atOtherPath(change).orElse(null) : null);
    }

    private static boolean isMissing(ChangeOutcome outcome) {
        return outcome instanceof ChangeOutcome.Failed failed
                && failed.failure() instanceof Failure.NotFound;
    }

    private static Applied failed(StagedChange change, Failure failure) {
        return new Applied(
                failure.mayHaveBeenApplied()
                        ? new ChangeOutcome.Unsettled(change.line(), failure)
                        : new ChangeOutcome.Failed(change.line(), failure),
                null,
                null);
    }

    /** Looks up the outcome in the activity log after the job was cancelled. */
    private void lookUp(StagedChange change, Origin origin) {
        tasks.submit(
                Job.of(jobName, _ -> recorded(change))
                        .writing()
                        .onSuccess(applied -> end(applied, origin))
                        .onFailure(failure -> end(unknown(change, failure), origin))
                        .onCancelled(
                                () -> end(unknown(change, new Failure.Cancelled(true)), origin)));
    }

    private Applied recorded(StagedChange change) {
        ChangeOutcome outcome =
                service.find(change.line().id())
                        .map(ChangeOutcome::recorded)
                        .orElseGet(() -> new ChangeOutcome.Cancelled(change.line()));
        return new Applied(outcome, wayBack(outcome), null);
    }

    private @Nullable StagedChange wayBack(ChangeOutcome outcome) {
        return outcome instanceof ChangeOutcome.Done done
                ? service.inverse(done.line()).orElse(null)
                : null;
    }

    private static Applied unknown(StagedChange change, Failure failure) {
        return new Applied(new ChangeOutcome.Unsettled(change.line(), failure), null, null);
    }

    private void end(Applied applied, Origin origin) {
        offered = applied.other() == null ? null : atOtherPath(applied.other());
        ended.set(new ChangeResult(applied.outcome(), applied.way(), null));
        review.set(new Review.Nothing());
        if (asksOnce) {
            draft = new Review.Nothing();
        }
        switch (applied.outcome()) {
            case ChangeOutcome.Done done -> {
                draft = origin == Origin.UNDO ? draft : new Review.Nothing();
                onDone.accept(done);
            }
            case ChangeOutcome.Unsettled(var line, var _) -> onUnsettled.accept(line);
            case ChangeOutcome.Failed _, ChangeOutcome.Paused _, ChangeOutcome.Cancelled _ -> {
                // The draft stays, to be corrected or sent again.
            }
        }
        show();
    }

    private static Review.Ready atOtherPath(StagedChange other) {
        return new Review.Ready(other, Origin.OTHER_PATH);
    }

    /** Settles a change by a later load. */
    void settle(ChangeLine line, Settled settled) {
        ChangeResult last = ended.get();
        if (last != null && last.outcome().line().id().equals(line.id())) {
            ended.set(last.settledAs(settled));
        }
    }
}
