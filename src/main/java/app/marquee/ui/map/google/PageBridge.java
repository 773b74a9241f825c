package app.marquee.ui.map.google;

import javafx.application.Platform;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Bridge of the functions that the map page can call, each forwarded after its script has ended.
 * Its creator has to hold it, since the page does not.
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

    /** The script is loaded. */
    public void ready() {
        Platform.runLater(onReady);
    }

    /** The script reports that the key was rejected. */
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
