package app.marquee.ui.control;

import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * Executor that waits until what a node shows now was painted, so that other work doesn't take the
 * processor from it. A node that is not in a visible window keeps its actions waiting. FX thread
 * only.
 */
public final class AfterPaint implements Executor {
    private final List<Runnable> waiting = new ArrayList<>();
    private final ObservableValue<Boolean> shown;
    private final Pulses pulses = new Pulses();
    private final PendingStep pending;

    public AfterPaint(Node node) {
        this.pending = new PendingStep(node);
        this.shown =
                node.sceneProperty()
                        .flatMap(Scene::windowProperty)
                        .flatMap(Window::showingProperty)
                        .orElse(false);
        shown.subscribe(_ -> pulses.again());
    }

    @Override
    public void execute(Runnable action) {
        waiting.add(action);
        pending.set(true);
        pulses.again();
    }

    private void runAll() {
        List<Runnable> now = List.copyOf(waiting);
        waiting.clear();
        pending.set(false);
        now.forEach(Runnable::run);
    }

    /** The second pulse from now begins once the first has painted. */
    private final class Pulses extends AnimationTimer {
        private boolean painted;

        void again() {
            stop();
            painted = false;
            if (shown.getValue() && !waiting.isEmpty()) {
                start();
            }
        }

        @Override
        public void handle(long now) {
            if (painted) {
                stop();
                runAll();
            }
            painted = true;
        }
    }
}
