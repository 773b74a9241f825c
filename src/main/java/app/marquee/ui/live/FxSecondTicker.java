package app.marquee.ui.live;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

/** Ticker that calls once a second on the FX thread. */
public final class FxSecondTicker implements Ticker {
    private @Nullable Timeline beating;

    @Override
    public void start(Runnable beat) {
        stop();
        Timeline timeline = new Timeline(new KeyFrame(Duration.seconds(1), _ -> beat.run()));
        timeline.setCycleCount(Animation.INDEFINITE);
        timeline.play();
        beating = timeline;
    }

    @Override
    public void stop() {
        if (beating != null) {
            beating.stop();
            beating = null;
        }
    }
}
