package app.marquee.ui.testing;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CompletableFuture;

/**
 * How much slower than usual this machine is, by the processor time that the toolkit takes to style
 * and lay out plain controls; never below 1. Other machines that share the memory slow the toolkit
 * down and leave arithmetic alone, so that nothing else would tell.
 */
record Slowness(double factor) {
    /** Nanoseconds where nothing else runs: there a bare window opens within 0.6 s. */
    private static final double USUAL = 27e6;

    private static final int ROUNDS = 8;
    private static final int ROWS = 150;

    private static double known;

    /** Measured once, on the FX thread; not to be called there. */
    static synchronized Slowness measured() {
        if (known == 0) {
            CompletableFuture<Long> best = new CompletableFuture<>();
            Platform.runLater(() -> best.complete(best()));
            known = Math.max(1, best.join() / USUAL);
        }
        return new Slowness(known);
    }

    private static long best() {
        long best = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            best = Math.min(best, once());
        }
        return best;
    }

    private static long once() {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        VBox rows = new VBox();
        for (int row = 0; row < ROWS; row++) {
            rows.getChildren().add(new HBox(new Label("Row " + row), new Button("Open")));
        }
        new Scene(rows);
        rows.applyCss();
        rows.layout();
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    }
}
