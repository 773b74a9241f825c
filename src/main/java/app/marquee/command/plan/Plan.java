package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeLine;
import app.marquee.sheet.IgnoredCell;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Plan: the changes that a file asks for, compared with what is there now. Immutable.
 *
 * @param refused what the file asks for and is not part of the changes
 * @param already how much of it is there already
 * @param ignored headers of the columns of a table that a plan doesn't take
 * @param ignoredCells cells of a table that look edited and change nothing
 */
record Plan(
        List<PlannedChange> changes,
        List<RefusedLine> refused,
        int already,
        List<String> ignored,
        List<IgnoredCell> ignoredCells) {
    Plan {
        changes = List.copyOf(changes);
        refused = List.copyOf(refused);
        ignored = List.copyOf(ignored);
        ignoredCells = List.copyOf(ignoredCells);
    }

    List<ChangeLine> lines() {
        return changes.stream().map(PlannedChange::line).toList();
    }

    /** How many changes can't be compared with the server. */
    int uncompared() {
        return (int) changes.stream().filter(change -> !change.compared()).count();
    }

    /**
     * Change of a plan.
     *
     * @param compared whether every value before it was read
     * @param titles those of a file that aren't the platform's
     */
    record PlannedChange(ChangeLine line, boolean compared, FileTitles titles) {
        static PlannedChange of(ChangeLine line) {
            return new PlannedChange(line, isCompared(line), FileTitles.NONE);
        }

        /** Change of a file, as it was compared. */
        static PlannedChange of(StateCheck check) {
            ChangeLine line = check.present();
            return new PlannedChange(
                    line,
                    check.kind() == StateCheck.Kind.AS_EXPECTED && isCompared(line),
                    FileTitles.of(check));
        }

        private static boolean isCompared(ChangeLine line) {
            return line.members().stream().allMatch(member -> member.before().isKnown());
        }
    }

    /**
     * Line of a file that isn't a change.
     *
     * @param what the item or the place in the file
     * @param why half a sentence
     * @param change the change that it would be; null for another line
     */
    record RefusedLine(Sentence what, Sentence why, @Nullable PlannedChange change) {
        RefusedLine(Sentence what, Sentence why) {
            this(what, why, null);
        }

        /** Line for a change that isn't part of the plan. */
        static RefusedLine of(ChangeLine line, Sentence why) {
            return of(PlannedChange.of(line), why);
        }

        static RefusedLine of(PlannedChange change, Sentence why) {
            return new RefusedLine(change.titles().subject(change.line()), why, change);
        }

        /** A line for each item of the change. */
        List<Sentence> items() {
            return change == null ? List.of() : change.titles().items(change.line());
        }

        /** The same in every language. */
        Map<String, Object> json() {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("refused", what.english());
            one.put("why", why.english());
            if (change != null) {
                one.put("items", change.titles().json(change.line().subjects()));
            }
            return one;
        }
    }
}
