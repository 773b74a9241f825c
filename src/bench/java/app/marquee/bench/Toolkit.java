package app.marquee.bench;

import app.marquee.ui.control.font.Typeface;

import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The window toolkit of a measurement, on whatever platform the flags of the run name. */
final class Toolkit {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;

    private Toolkit() {}

    /** Something that is done on the FX thread. */
    interface Step<T> {
        T run() throws Exception;
    }

    static void start() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        Typeface.register();
        Platform.startup(started::countDown);
        Platform.setImplicitExit(false);
        started.await();
    }

    static <T> T call(Step<T> step) throws InterruptedException, ExecutionException {
        FutureTask<T> task = new FutureTask<>(step::run);
        Platform.runLater(task);
        return task.get();
    }

    /** A window of its own around it, styled and laid out. */
    static Stage window(Parent content) {
        Stage stage = new Stage();
        stage.setScene(new Scene(content, WIDTH, HEIGHT));
        stage.show();
        layOut(content);
        return stage;
    }

    static void layOut(Parent content) {
        content.applyCss();
        content.layout();
    }
}
