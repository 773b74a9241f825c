package app.marquee.ui.change;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/**
 * Proposal of changes to be reviewed and confirmed. Immutable.
 *
 * @param title what it does, in the user's language
 * @param warning what to consider first, or empty
 * @param action the button that sends it: action and object
 * @param careful whether the safe button is the one that Enter presses
 * @param takesBack the batch that it undoes, or null
 * @param effects what becomes of each item that it changes, in place of the values of its changes;
 *     empty for the usual ones
 */
public record Proposal(
        String title,
        String warning,
        String action,
        boolean careful,
        List<StagedChange> changes,
        @Nullable Integer takesBack,
        List<String> effects) {
    private static final Set<Operation> DESTROYING =
            Set.of(
                    Operation.DELETE_PLAYLIST,
                    Operation.DELETE_CUSTOM_FIELD,
                    Operation.REMOVE_FUNNEL_VIDEOS,
                    Operation.REMOVE_THUMBNAIL,
                    Operation.TRASH_VIDEOS);

    public Proposal {
        changes = List.copyOf(changes);
        effects = List.copyOf(effects);
    }

    public static Proposal of(String title, String action, List<StagedChange> changes) {
        return new Proposal(title, "", action, false, changes, null, List.of());
    }

    public Proposal warning(String text, boolean asksForCare) {
        return new Proposal(title, text, action, asksForCare, changes, takesBack, effects);
    }

    /** With what becomes of each item, where its changes don't say all of it. */
    public Proposal affecting(List<String> items) {
        return new Proposal(title, warning, action, careful, changes, takesBack, items);
    }

    public Proposal takingBack(int gesture) {
        return new Proposal(title, warning, action, careful, changes, gesture, effects);
    }

    /** Without the changes that are pending already. */
    public Proposal unsaved() {
        return new Proposal(
                title,
                warning,
                action,
                careful,
                changes.stream().filter(change -> change.line().sequence() == 0).toList(),
                takesBack,
                effects);
    }

    /** Its changes as one list, which the activity log shows as a group. */
    Proposal together() {
        return new Proposal(
                title,
                warning,
                action,
                careful,
                StagedChange.together(changes),
                takesBack,
                effects);
    }

    /** Whether something is gone afterwards, so that the button that sends it is red. */
    boolean isDestroying() {
        return lines().stream().anyMatch(line -> DESTROYING.contains(line.operation()));
    }

    /** How many items it changes. */
    int items() {
        return ChangeLine.countItems(lines());
    }

    public List<ChangeLine> lines() {
        return changes.stream().map(StagedChange::line).toList();
    }
}
