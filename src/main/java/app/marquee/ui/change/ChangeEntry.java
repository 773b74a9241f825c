package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * Confirmed change and its state. Immutable.
 *
 * @param line as it is recorded
 * @param failure why it was not applied, or null
 * @param outcome how applying it ended, or null while it has not
 */
public record ChangeEntry(
        StagedChange change,
        ChangeLine line,
        State state,
        @Nullable Failure failure,
        @Nullable ChangeOutcome outcome) {
    /** State of a confirmed change. */
    public enum State {
        /** Pending: not sent yet. */
        WAITING,
        SENDING,
        DONE,
        FAILED,
        /** It may have been applied. */
        UNKNOWN,
        /** It may have been applied, and a later load verified that it was. */
        FOUND_DONE,
        /** It may have been applied, and a later load showed that it was not. */
        FOUND_UNDONE,
        /** Refused for now; can be resumed. */
        PAUSED,
        /** Discarded before it was sent. */
        CANCELLED;

        public boolean isUnderWay() {
            return this == WAITING || this == SENDING || this == PAUSED;
        }
    }

    public static ChangeEntry waiting(StagedChange change) {
        return new ChangeEntry(change, change.line(), State.WAITING, null, null);
    }

    public ChangeEntry in(State next) {
        return new ChangeEntry(change, line, next, failure, outcome);
    }

    /** It could not be applied at all. */
    public ChangeEntry failed(Failure why) {
        State end = why.mayHaveBeenApplied() ? State.UNKNOWN : State.FAILED;
        return new ChangeEntry(change, line, end, why, null);
    }

    public ChangeEntry ended(ChangeOutcome how) {
        return switch (how) {
            case ChangeOutcome.Done done -> with(State.DONE, null, done);
            case ChangeOutcome.Failed failed -> with(State.FAILED, failed.failure(), failed);
            case ChangeOutcome.Unsettled unsettled ->
                    with(State.UNKNOWN, unsettled.failure(), unsettled);
            case ChangeOutcome.Paused paused -> with(State.PAUSED, paused.failure(), paused);
            case ChangeOutcome.Cancelled cancelled -> with(State.CANCELLED, null, cancelled);
        };
    }

    private ChangeEntry with(State end, @Nullable Failure why, ChangeOutcome how) {
        return new ChangeEntry(change, how.line(), end, why, how);
    }

    /** The recorded state of a change whose outcome was not observed. */
    public ChangeEntry recorded(ChangeLine found, Failure cancelled) {
        State end =
                switch (found.state()) {
                    case DONE -> State.DONE;
                    case UNKNOWN, SENDING -> State.UNKNOWN;
                    case FAILED -> State.FAILED;
                    case STAGED, CANCELLED -> State.CANCELLED;
                };
        return new ChangeEntry(change, found, end, end == State.DONE ? null : cancelled, null);
    }

    public boolean isOneOf(Set<ChangeId> changes) {
        return changes.contains(line.id());
    }

    /** Whether the server refused it because the item had changed. */
    public boolean isConflict() {
        return state == State.FAILED && failure instanceof Failure.Conflict;
    }

    /** Whether it was applied and the platform can undo it. */
    public boolean isReversible() {
        boolean isApplied = state == State.DONE || state == State.FOUND_DONE;
        return isApplied && line.reversible() == Reversible.YES;
    }
}
