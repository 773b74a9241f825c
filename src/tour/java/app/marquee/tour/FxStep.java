package app.marquee.tour;

import javafx.application.Platform;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Tour step on the FX thread, while another thread blocks on it. */
final class FxStep {
    /** A step that takes longer has failed. */
    static final Duration PATIENCE = Duration.ofMinutes(2);

    private FxStep() {}

    /**
     * @throws IllegalStateException when the step fails or does not end
     */
    static <T> T onFx(Supplier<T> step) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        done.complete(step.get());
                    } catch (RuntimeException | Error failed) {
                        done.completeExceptionally(failed);
                    }
                });
        try {
            return done.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException failed) {
            throw new IllegalStateException("A step of the tour failed", failed);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The tour was interrupted", ended);
        }
    }
}
