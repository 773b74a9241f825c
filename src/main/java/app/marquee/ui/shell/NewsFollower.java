package app.marquee.ui.shell;

import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;

import javafx.scene.Node;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/**
 * Listener to news while its node is in a scene, combined into one reaction on the FX thread. It
 * reacts once when the node enters a scene, too. FX thread only.
 */
final class NewsFollower {
    private final Function<Runnable, Runnable> source;
    private final Runnable reaction;
    private final CoalescingFxRunner news;
    private Runnable unlisten = () -> {};

    /**
     * @param source is given what to run after news, on any thread, and returns what ends that
     */
    NewsFollower(Node node, Function<Runnable, Runnable> source, Runnable reaction) {
        this.source = source;
        this.reaction = reaction;
        this.news = new CoalescingFxRunner(FxThread::later, reaction);
        node.sceneProperty().subscribe(this::follow);
    }

    private void follow(@Nullable Scene scene) {
        unlisten.run();
        unlisten = () -> {};
        if (scene != null) {
            unlisten = source.apply(news::signal);
            reaction.run();
        }
    }
}
