package app.marquee.ui.analytics;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** The pacing of the window: a quarter of a second without another choice. */
final class QuietMoment implements Pacing {
    private static final Duration MOMENT = Duration.millis(250);

    private final PauseTransition pause = new PauseTransition(MOMENT);

    @Override
    public void soon(Runnable next) {
        pause.setOnFinished(_ -> next.run());
        pause.playFromStart();
    }

    void stop() {
        pause.stop();
    }
}
