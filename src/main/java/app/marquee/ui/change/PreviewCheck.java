package app.marquee.ui.change;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.task.Progress;

import java.util.List;

/**
 * Comparison of the changes of a preview with the server, right before they are sent. Called off
 * the FX thread.
 */
@FunctionalInterface
public interface PreviewCheck {
    /** Comparison where nothing can be loaded. */
    PreviewCheck NONE = (lines, _) -> lines.stream().map(StateCheck::unread).toList();

    /** Loads the items of the changes; one check for each, in the same order. Blocking. */
    List<StateCheck> check(List<ChangeLine> lines, Progress progress);
}
