package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.Messages;

import java.util.function.BooleanSupplier;

/** Confirmation before a step that would discard unsaved input. FX thread only. */
public final class UnsavedQuestion {
    private final Messages messages;
    private final Dialogs dialogs;
    private final BooleanSupplier unsaved;
    private boolean asking;

    public UnsavedQuestion(Messages messages, Dialogs dialogs, BooleanSupplier unsaved) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.unsaved = unsaved;
    }

    /**
     * Runs the step at once, or after the user agreed to discard unsaved input. While the dialog is
     * open, other steps are ignored.
     */
    public void before(Runnable step, Runnable onDeclined) {
        if (!unsaved.getAsBoolean()) {
            step.run();
        } else if (!asking) {
            asking = true;
            dialogs.confirm(
                    Confirmation.destructive(
                                    messages.text("discard.question"),
                                    messages.text("unsaved.text"),
                                    messages.text("discard.changes"),
                                    () -> answered(step))
                            .onDeclined(() -> answered(onDeclined)));
        }
    }

    private void answered(Runnable next) {
        asking = false;
        next.run();
    }
}
