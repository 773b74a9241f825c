package app.marquee.task;

import javafx.application.Platform;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Switch to the FX thread for code that isn't a job. */
public final class FxThread {
    private FxThread() {}

    /** Runs the action on the FX thread after the current event, in order; from any thread. */
    public static void later(Runnable action) {
        Platform.runLater(action);
    }

    /**
     * Returns a result of the FX thread, for which the calling thread waits.
     *
     * @throws CancellationException when the calling thread is interrupted meanwhile
     */
    public static <T> T call(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw (CancellationException)
                    new CancellationException("Interrupted").initCause(interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }
}
