package app.marquee.ui.control;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Timer that repeats a step while a node is in a visible window. A running animation would keep a
 * closed window in memory. FX thread only.
 */
public final class VisibleTimer {
    private VisibleTimer() {}

    /** Starts when the node is shown, and stops when it is hidden. */
    public static void whileShown(Node node, Duration every, Runnable tick) {
        Timeline timeline = new Timeline(new KeyFrame(every, _ -> tick.run()));
        timeline.setCycleCount(Animation.INDEFINITE);
        node.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .subscribe(
                        shown -> {
                            if (shown) {
                                timeline.play();
                            } else {
                                timeline.stop();
                            }
                        });
    }
}
