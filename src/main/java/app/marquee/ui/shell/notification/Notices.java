package app.marquee.ui.shell.notification;

import app.marquee.model.failure.Failure;
import app.marquee.text.FailureSubject;

/**
 * Service that notifies the user about the result of an action, in the user's language. FX thread
 * only.
 */
public interface Notices {
    /** Next step of a notification, such as undo. */
    record Step(String title, Runnable action) {}

    /** Confirms that something is done, with next steps; disappears by itself. */
    void done(String text, Step... steps);

    /** Explains why nothing happened, such as an empty selection; disappears by itself. */
    void hint(String text);

    /**
     * Shows a warning that stays until the user closes it or leaves the section; the history keeps
     * it.
     */
    void warn(String text);

    /** The same with a next step, such as showing the details. */
    void warn(String text, String action, Runnable onAction);

    /**
     * Shows a failed action in the banner: for the user's actions, not for a view that could not be
     * loaded (its {@code StatePane} shows that).
     *
     * @param what the failed action, such as "Rename folder"
     */
    void failed(String what, Failure failure, FailureSubject about);

    /** The same with a next step, such as showing the changes. */
    void failed(String what, Failure failure, FailureSubject about, String action, Runnable step);

    /** The same with a retry. Never for a write that may have been applied. */
    void failed(String what, Failure failure, FailureSubject about, Runnable retry);

    /** Hides the banner. */
    void clear();

    /**
     * Hides the banner of a change of unknown outcome, which is known now.
     *
     * @param what the change, as it was named when it failed
     * @param outcome the change and its state
     * @param isInSight whether the view says so, too
     */
    void settled(String what, String outcome, boolean isApplied, boolean isInSight);
}
