package app.marquee.ui.library.folder;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;

import java.util.List;

/** How the latest change of something stands, beside what its row shows. */
public sealed interface ChangeMark {
    /** Nothing is under way and nothing went wrong. */
    record None() implements ChangeMark {}

    /** The row shows what was asked for; the service has not answered. */
    record Pending() implements ChangeMark {}

    /** The row shows what it was before; these wait in the change list. */
    record Waiting(List<ChangeLine> lines) implements ChangeMark {}

    /** The row shows what it was before; this was not done. */
    record Failed(ChangeLine line, Failure failure) implements ChangeMark {}

    /** The row shows what it was before; this may have been done. */
    record Unknown(ChangeLine line, Failure failure) implements ChangeMark {}
}
