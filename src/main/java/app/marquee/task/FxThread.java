package app.marquee.task;

import javafx.application.Platform;

/** Switch to the FX thread for code that isn't a job. */
public final class FxThread {
    private FxThread() {}

    /** Runs the action on the FX thread after the current event, in order; from any thread. */
    public static void later(Runnable action) {
        Platform.runLater(action);
    }
}
