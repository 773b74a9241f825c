package app.marquee.ui.shell.notification;

import app.marquee.model.failure.Failure;
import app.marquee.ui.control.state.FailureSubject;

/** Short news about what a person did. On the FX thread; all texts in the person's language. */
public interface Notices {
    /** Says that something is done; goes away by itself. */
    void done(String text);

    /** The same with one thing that can be done about it, such as undo. */
    void done(String text, String action, Runnable onAction);

    /** Says why nothing happened, such as that nothing is selected; goes away by itself. */
    void hint(String text);

    /** Says something that the person should see before it goes. */
    void warn(String text);

    /** The same with one thing that can be done about it, such as showing where it is told. */
    void warn(String text, String action, Runnable onAction);

    /**
     * Shows a failed action in the banner: for what a person did, not for a view that could not be
     * loaded (that is said by its {@code StatePane}).
     *
     * @param what what was being done, such as "Rename folder"
     */
    void failed(String what, Failure failure, FailureSubject about);

    /** The same with a way to do it again. Never for a write that may have been applied. */
    void failed(String what, Failure failure, FailureSubject about, Runnable retry);

    /** Takes the banner away. */
    void clear();
}
