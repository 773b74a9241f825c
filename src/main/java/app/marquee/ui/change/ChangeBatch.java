package app.marquee.ui.change;

import app.marquee.model.id.ChangeId;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a person did at once: one change, or one for each of many things.
 *
 * @param number counts the gestures of this view
 * @param takesBack the gesture that this one takes back, or null
 * @param takenBack whether another gesture took it back
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

    /** The worst of what its changes have come to, or that they are under way. */
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

    public boolean isUnderWay() {
        return entries.stream().anyMatch(entry -> entry.state().isUnderWay());
    }

    /** Whether something of it can be taken back. */
    public boolean canBeTakenBack() {
        return !takenBack && !isUnderWay() && entries.stream().anyMatch(ChangeEntry::isReversible);
    }

    public boolean has(ChangeId change) {
        return entries.stream().anyMatch(entry -> entry.line().id().equals(change));
    }

    public ChangeBatch with(ChangeEntry other) {
        return map(entry -> entry.line().id().equals(other.line().id()) ? other : entry);
    }

    public ChangeBatch map(UnaryOperator<ChangeEntry> change) {
        List<ChangeEntry> changed = entries.stream().map(change).toList();
        return new ChangeBatch(number, title, changed, takesBack, takenBack);
    }

    public ChangeBatch taken() {
        return new ChangeBatch(number, title, entries, takesBack, true);
    }
}
