package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Line of the preview of an import: a cell that was edited, or a row that can't be imported.
 * Immutable.
 *
 * @param row as the spreadsheet shows it
 * @param column header of the column; empty for the whole row
 * @param exported the text as it was exported; null when it is unknown
 * @param edited the text in the file
 * @param now the text of the present value; null when it is unknown
 */
public record ImportLine(
        int row,
        String id,
        @Nullable String title,
        String column,
        @Nullable String exported,
        String edited,
        @Nullable String now,
        Result result) {

    /** Result of the comparison. */
    public sealed interface Result {}

    /**
     * New value.
     *
     * @param conflicts whether the value was changed elsewhere since the export
     */
    public record Change(SheetField field, ChangeValue before, ChangeValue after, boolean conflicts)
            implements Result {}

    /**
     * Cell or row that is left out.
     *
     * @param among IDs of the items that the cell may mean
     */
    public record Problem(ImportProblem why, List<String> among) implements Result {
        public Problem {
            among = List.copyOf(among);
        }

        Problem(ImportProblem why) {
            this(why, List.of());
        }
    }

    public boolean isConflict() {
        return result instanceof Change change && change.conflicts();
    }

    public boolean isProblem() {
        return result instanceof Problem;
    }
}
