package app.marquee.ui.library.folder;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;

import java.util.List;

/** Mark of the latest change of an item, beside the values of its row. Immutable. */
public sealed interface ChangeMark {
    /** Absence of a change in progress or failed. */
    record None() implements ChangeMark {}

    /** Change in progress: the row shows the new values, and the server has not responded. */
    record Pending() implements ChangeMark {}

    /** Pending changes in Activity: the row shows the earlier values. */
    record Waiting(List<ChangeLine> lines) implements ChangeMark {}

    /** Failed change: the row shows the earlier values. */
    record Failed(ChangeLine line, Failure failure) implements ChangeMark {}

    /** Change of unknown status: the row shows the earlier values. */
    record Unknown(ChangeLine line, Failure failure) implements ChangeMark {}
}
