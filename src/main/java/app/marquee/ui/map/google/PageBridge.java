package app.marquee.ui.map.google;

import javafx.application.Platform;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * What the page of the map can call. Whoever made it has to hold it: the page does not. Each call
 * is passed on after the script that made it has ended.
 */
public final class PageBridge {
    private final Runnable onReady;
    private final Consumer<GoogleProblem> onProblem;
    private final IntConsumer onChosen;

    PageBridge(Runnable onReady, Consumer<GoogleProblem> onProblem, IntConsumer onChosen) {
        this.onReady = onReady;
        this.onProblem = onProblem;
        this.onChosen = onChosen;
    }

    /** The script is there. */
    public void ready() {
        Platform.runLater(onReady);
    }

    /** The script says that the key does not hold. */
    public void refused() {
        Platform.runLater(() -> onProblem.accept(GoogleProblem.REFUSED));
    }

    /** The script could not be loaded. */
    public void unreachable() {
        Platform.runLater(() -> onProblem.accept(GoogleProblem.UNREACHABLE));
    }

    /** A marker was pressed. */
    public void chosen(int marker) {
        Platform.runLater(() -> onChosen.accept(marker));
    }
}
