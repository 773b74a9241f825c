package app.marquee.bench;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The least that JavaFX can show: a window of the usual size with one label. */
public final class BareWindow {
    private BareWindow() {}

    public static void main(String[] args) {
        Path mark = Path.of(args[0]);
        Platform.startup(() -> show(mark));
    }

    private static void show(Path mark) {
        show(new StackPane(new Label("A bare window")), mark);
    }

    /** Shows the content and leaves the mark when it was painted. On the FX thread. */
    static void show(Parent content, Path mark) {
        Stage stage = new Stage();
        stage.setScene(new Scene(content, 1280, 820));
        stage.show();
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                pulses++;
                if (pulses == 2) {
                    stop();
                    write(mark);
                }
            }
        }.start();
    }

    private static void write(Path mark) {
        try {
            Path beside = mark.resolveSibling(mark.getFileName() + ".new");
            Files.writeString(
                    beside, System.currentTimeMillis() + " " + ProcessHandle.current().pid());
            Files.move(beside, mark, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
