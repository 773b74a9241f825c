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
 * One change at a time: shown as it will be sent, applied when the person says so, and then with
 * its outcome. What is offered (a way back, another path) stands before the person's draft until it
 * is applied or dropped.
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
     * @param jobName what the running work shows
     */
    ReviewViewModel(PlaylistService service, TaskRunner tasks, String jobName) {
        this.service = service;
        this.tasks = tasks;
        this.jobName = jobName;
    }

    /** The draft does not stay when it failed: for what the person is asked in a dialog. */
    ReviewViewModel once() {
        asksOnce = true;
        return this;
    }

    /** Is told of every change that was done. */
    void onDone(Consumer<ChangeOutcome.Done> next) {
        onDone = next;
    }

    /** Is told of every change that may have been done, to read what became of it. */
    void onUnsettled(Consumer<ChangeLine> next) {
        onUnsettled = next;
    }

    ReadOnlyObjectProperty<Review> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    Review review() {
        return review.get();
    }

    /** How the last change ended; null when there was none or the person has seen it. */
    ReadOnlyObjectProperty<@Nullable ChangeResult> endedProperty() {
        return ended.getReadOnlyProperty();
    }

    boolean isApplying() {
        return review.get() instanceof Review.Applying;
    }

    /** Nothing is to be sent. */
    void nothing() {
        draft(new Review.Nothing());
    }

    /** What the person typed cannot be sent. */
    void blocked(List<Violation> violations) {
        draft(new Review.Blocked(violations));
    }

    /** This is what would be sent. */
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

    /** Goes back from what was offered to the person's own draft. */
    void drop() {
        offered = null;
        show();
    }

    /** Puts the way back from the last change up for review, where there is one. */
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

    /** The person has seen how the last change ended. */
    void dismiss() {
        ended.set(null);
    }

    private void show() {
        if (!isApplying()) {
            review.set(offered == null ? draft : offered);
        }
    }

    /** Sends what is shown; does nothing when there is nothing that could be sent. */
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

    /** What came of applying, with what can be done next; made on the worker. */
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

    /** The job was cancelled: the journal knows what became of the change. */
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
                service.recorded(change.line().id())
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

    /** A read told what became of the change. */
    void settle(ChangeLine line, Settled settled) {
        ChangeResult last = ended.get();
        if (last != null && last.outcome().line().id().equals(line.id())) {
            ended.set(last.settledAs(settled));
        }
    }
}
