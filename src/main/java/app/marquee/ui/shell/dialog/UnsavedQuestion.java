package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.Messages;

import java.util.function.BooleanSupplier;

/** Asks before a step that would lose what is typed and not sent. On the FX thread. */
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
     * Runs the step at once, or after the person agreed to lose what they typed. While the question
     * is open, another step is not asked for.
     */
    public void before(Runnable step, Runnable onDeclined) {
        if (!unsaved.getAsBoolean()) {
            step.run();
        } else if (!asking) {
            asking = true;
            dialogs.confirm(
                    Confirmation.destructive(
                                    messages.text("unsaved.title"),
                                    messages.text("unsaved.text"),
                                    messages.text("unsaved.do"),
                                    () -> answered(step))
                            .onDeclined(() -> answered(onDeclined)));
        }
    }

    private void answered(Runnable next) {
        asking = false;
        next.run();
    }
}
