package app.marquee.start;

import app.marquee.ui.shell.ThemeSwitch;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * Warm-up of controls: styles and lays out one control per pulse off screen while the data opens,
 * so that the first window builds faster. FX thread only.
 */
public final class WarmUp implements AutoCloseable {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 480;

    private final ThemeSwitch theme = new ThemeSwitch();
    private final VBox samples = new VBox();
    private final Queue<Supplier<Node>> rest =
            new ArrayDeque<>(
                    List.of(
                            WarmUp::button,
                            TextField::new,
                            MenuButton::new,
                            () -> new ScrollPane(new Label(""))));

    public WarmUp() {
        theme.attach(new Scene(samples, WIDTH, HEIGHT));
        next();
    }

    private void next() {
        Supplier<Node> sample = rest.poll();
        if (sample != null) {
            Platform.runLater(
                    () -> {
                        samples.getChildren().add(sample.get());
                        samples.applyCss();
                        samples.layout();
                        next();
                    });
        }
    }

    private static Node button() {
        return new Button("", new FontIcon("fth-folder"));
    }

    @Override
    public void close() {
        rest.clear();
        theme.close();
    }
}
