package app.marquee.ui.live;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Subscription;

/** Periodic callback on the FX thread until it is stopped. */
interface Ticker {
    /** Calls from now on; the one before is called no more. */
    void start(Runnable beat);

    void stop();

    /** What beats is held by the toolkit, and would hold the section of a closed window. */
    default Subscription whileShown(Node view) {
        return view.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .subscribe(
                        shown -> {
                            if (!shown) {
                                stop();
                            }
                        });
    }
}
