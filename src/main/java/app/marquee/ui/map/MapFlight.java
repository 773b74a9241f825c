package app.marquee.ui.map;

import app.marquee.analytics.geo.MapCamera;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Duration;

import java.util.function.Consumer;

/** Movement of a map's view to another one; at once with reduced motion. FX thread only. */
public final class MapFlight {
    private static final Duration TIME = Duration.millis(250);
    private static final PseudoClass STILL = PseudoClass.getPseudoClass("still");

    private final Node map;
    private final Consumer<MapCamera> show;
    private Step step = new Step(MapCamera.world(1, 1), MapCamera.world(1, 1));

    /**
     * @param show receives the view in each moment
     */
    MapFlight(Node map, Consumer<MapCamera> show) {
        this.map = map;
        this.show = show;
    }

    /** Animation between two views. */
    private final class Step extends Transition {
        private final MapCamera from;
        private final MapCamera to;

        Step(MapCamera from, MapCamera to) {
            this.from = from;
            this.to = to;
            setCycleDuration(TIME);
            setInterpolator(Interpolator.EASE_BOTH);
        }

        @Override
        protected void interpolate(double part) {
            show.accept(part >= 1 ? to : from.towards(to, part));
        }
    }

    void go(MapCamera from, MapCamera to) {
        stop();
        if (isStill(map)) {
            show.accept(to);
        } else {
            step = new Step(from, to);
            step.play();
        }
    }

    void stop() {
        step.stop();
    }

    /** Whether motion is reduced where a node is. */
    public static boolean isStill(Node node) {
        Scene scene = node.getScene();
        return scene == null || scene.getRoot().getPseudoClassStates().contains(STILL);
    }
}
