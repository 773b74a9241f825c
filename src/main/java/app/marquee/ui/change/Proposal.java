package app.marquee.ui.change;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Proposal of changes to be reviewed and confirmed. Immutable.
 *
 * @param title what it does, in the user's language
 * @param warning what to consider first, or empty
 * @param action the button that sends it: action and object
 * @param careful whether the safe button is the one that Enter presses
 * @param typed what the user types to confirm it, or null
 * @param takesBack the batch that it undoes, or null
 */
public record Proposal(
        String title,
        String warning,
        String action,
        boolean careful,
        List<StagedChange> changes,
        @Nullable String typed,
        @Nullable Integer takesBack) {
    public Proposal {
        changes = List.copyOf(changes);
    }

    public static Proposal of(String title, String action, List<StagedChange> changes) {
        return new Proposal(title, "", action, false, changes, null, null);
    }

    public Proposal warning(String text, boolean asksForCare) {
        return new Proposal(title, text, action, asksForCare, changes, typed, takesBack);
    }

    /** With a text that the user types first, such as a name. */
    public Proposal typing(String text) {
        return new Proposal(title, warning, action, careful, changes, text, takesBack);
    }

    public Proposal takingBack(int gesture) {
        return new Proposal(title, warning, action, careful, changes, typed, gesture);
    }

    /** Its changes as one list, which the activity log shows as a group. */
    Proposal together() {
        return new Proposal(
                title, warning, action, careful, StagedChange.together(changes), typed, takesBack);
    }

    /** How many items it changes. */
    int items() {
        return ChangeLine.countItems(lines());
    }

    public List<ChangeLine> lines() {
        return changes.stream().map(StagedChange::line).toList();
    }
}
