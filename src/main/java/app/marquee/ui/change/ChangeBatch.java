package app.marquee.ui.change;

import app.marquee.model.id.ChangeId;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Batch of changes that the user confirmed together: one change, or one for each of many items.
 * Immutable.
 *
 * @param number counts the batches of this view
 * @param takesBack the batch that this one undoes, or null
 * @param takenBack whether another batch undid it
 */
public record ChangeBatch(
        int number,
        String title,
        List<ChangeEntry> entries,
        @Nullable Integer takesBack,
        boolean takenBack) {
    public ChangeBatch {
        entries = List.copyOf(entries);
    }

    /** The worst state of its changes, or the state in progress while they are being applied. */
    public ChangeEntry.State state() {
        return List.of(
                        ChangeEntry.State.PAUSED,
                        ChangeEntry.State.SENDING,
                        ChangeEntry.State.WAITING,
                        ChangeEntry.State.UNKNOWN,
                        ChangeEntry.State.FAILED,
                        ChangeEntry.State.FOUND_UNDONE,
                        ChangeEntry.State.CANCELLED,
                        ChangeEntry.State.FOUND_DONE)
                .stream()
                .filter(state -> count(state) > 0)
                .findFirst()
                .orElse(ChangeEntry.State.DONE);
    }

    public long count(ChangeEntry.State state) {
        return entries.stream().filter(entry -> entry.state() == state).count();
    }

    /** Whether what failed of it was refused because the items had changed. */
    boolean isConflict() {
        return state() == ChangeEntry.State.FAILED
                && entries.stream()
                        .filter(entry -> entry.state() == ChangeEntry.State.FAILED)
                        .allMatch(ChangeEntry::isConflict);
    }

    public boolean isUnderWay() {
        return entries.stream().anyMatch(entry -> entry.state().isUnderWay());
    }

    /** Whether any of its changes can be undone. */
    public boolean canBeTakenBack() {
        return !takenBack && !isUnderWay() && entries.stream().anyMatch(ChangeEntry::isReversible);
    }

    public boolean has(ChangeId change) {
        return entries.stream().anyMatch(entry -> entry.line().id().equals(change));
    }

    public ChangeBatch map(UnaryOperator<ChangeEntry> change) {
        List<ChangeEntry> changed = entries.stream().map(change).toList();
        return new ChangeBatch(number, title, changed, takesBack, takenBack);
    }

    public ChangeBatch taken() {
        return new ChangeBatch(number, title, entries, takesBack, true);
    }
}
