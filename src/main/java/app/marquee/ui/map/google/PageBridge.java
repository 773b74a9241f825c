package app.marquee.ui.map.google;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Bridge of the functions that the map page can call, each forwarded after its script has ended.
 * Its creator has to hold it, since the page does not.
 */
public final class PageBridge {
    private final Executor fxThread;
    private final Runnable onReady;
    private final Consumer<GoogleProblem> onProblem;
    private final IntConsumer onChosen;

    PageBridge(
            Executor fxThread,
            Runnable onReady,
            Consumer<GoogleProblem> onProblem,
            IntConsumer onChosen) {
        this.fxThread = fxThread;
        this.onReady = onReady;
        this.onProblem = onProblem;
        this.onChosen = onChosen;
    }

    /** The script is loaded. */
    public void ready() {
        fxThread.execute(onReady);
    }

    /** The script reports that the key was rejected. */
    public void refused() {
        fxThread.execute(() -> onProblem.accept(GoogleProblem.REFUSED));
    }

    /** The script could not be loaded. */
    public void unreachable() {
        fxThread.execute(() -> onProblem.accept(GoogleProblem.UNREACHABLE));
    }

    /** A marker was pressed. */
    public void chosen(int marker) {
        fxThread.execute(() -> onChosen.accept(marker));
    }
}
