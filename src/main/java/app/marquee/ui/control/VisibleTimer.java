package app.marquee.ui.control;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Does something again and again on the FX thread, for as long as a node is in a window that is
 * shown. A running animation is held by the toolkit, and would hold a window that was closed.
 */
public final class VisibleTimer {
    private VisibleTimer() {}

    /** Begins when the node is shown, rests when it is not. */
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
