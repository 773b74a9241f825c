package app.marquee.start;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.util.Duration;

/**
 * First frame of a window: it is shown once no job of its first view runs any more, so that its
 * saved copies are in it and nothing is laid out twice, and after a second at the latest. FX thread
 * only.
 */
public final class FirstFrame {
    private static final Duration LATEST = Duration.seconds(1);

    private final ObservableList<?> running;
    private final Runnable show;
    private final PauseTransition latest;
    private final InvalidationListener listener = _ -> Platform.runLater(this::look);
    private boolean isShown;

    private FirstFrame(ObservableList<?> running, Duration latest, Runnable show) {
        this.running = running;
        this.latest = new PauseTransition(latest);
        this.show = show;
    }

    /**
     * @param running the jobs
     */
    public static void await(ObservableList<?> running, Runnable show) {
        await(running, LATEST, show);
    }

    static void await(ObservableList<?> running, Duration latest, Runnable show) {
        FirstFrame frame = new FirstFrame(running, latest, show);
        running.addListener(frame.listener);
        frame.latest.setOnFinished(_ -> frame.show());
        frame.latest.play();
        frame.look();
    }

    /** Later than the end of a job, which may start others. */
    private void look() {
        if (running.isEmpty()) {
            show();
        }
    }

    private void show() {
        if (!isShown) {
            isShown = true;
            latest.stop();
            running.removeListener(listener);
            show.run();
        }
    }
}
