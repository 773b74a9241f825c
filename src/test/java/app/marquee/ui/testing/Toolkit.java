package app.marquee.ui.testing;

import app.marquee.ui.control.font.Typeface;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Window;

import org.testfx.api.FxToolkit;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The toolkit of all window tests, with the typefaces that the window has. */
public final class Toolkit {
    private static final int PULSES = 2;
    private static final long PATIENCE_SECONDS = 20;

    private Toolkit() {}

    /** Starts the toolkit where no test did so before. */
    public static void start() throws TimeoutException {
        Fonts.REGISTERED.run();
        FxToolkit.registerPrimaryStage();
    }

    /**
     * Waits until the FX thread has done all it was given, and what that gave it, and has laid out
     * what is shown. TestFX waits for fifty milliseconds and more, which is most of what a window
     * test costs.
     */
    public static void settle() {
        for (int pulse = 0; pulse < PULSES; pulse++) {
            fence();
            pulse();
        }
        fence();
    }

    /** Waits until the FX thread has come through what it was given until now. */
    static void fence() {
        onFx(() -> {});
    }

    /** Lays out what is shown once the FX thread has come through what it was given until now. */
    static void layOutLater() {
        Platform.runLater(
                () ->
                        shown().map(Scene::getRoot)
                                .ifPresent(
                                        root -> {
                                            root.applyCss();
                                            root.layout();
                                        }));
    }

    /** Waits for the next pulse of what is shown. */
    private static void pulse() {
        CountDownLatch done = new CountDownLatch(1);
        onFx(
                () -> {
                    Optional<Scene> shown = shown();
                    shown.ifPresentOrElse(scene -> whenLaidOut(scene, done), done::countDown);
                });
        try {
            if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("What is shown is not laid out");
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static void whenLaidOut(Scene scene, CountDownLatch done) {
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        done.countDown();
                    }
                });
        Platform.requestNextPulse();
    }

    private static Optional<Scene> shown() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .findFirst();
    }

    private static void onFx(Runnable step) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        step.run();
                    } finally {
                        done.complete(null);
                    }
                });
        done.join();
    }

    /** Once for all tests of a virtual machine. */
    private static final class Fonts {
        static final Runnable REGISTERED = registered();

        private static Runnable registered() {
            Typeface.register();
            return () -> {};
        }
    }
}
