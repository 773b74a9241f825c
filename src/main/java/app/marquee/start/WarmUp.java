package app.marquee.start;

import app.marquee.ui.shell.ThemeSwitch;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * Some of the controls that the first view is made of, styled and laid out where nobody sees it,
 * while the data of the run is still being opened: their classes and the style sheets are there
 * when the window is built. One control a turn, so that the window need not wait for the rest. On
 * the FX thread until it is closed.
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
                            WarmUp::table,
                            TextField::new,
                            MenuButton::new,
                            () -> new SplitPane(new ScrollPane(new Label("")))));

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

    private static Node table() {
        TableView<String> table = new TableView<>();
        table.getItems().add("");
        table.getColumns().add(new TableColumn<>(""));
        return table;
    }

    @Override
    public void close() {
        rest.clear();
        theme.close();
    }
}
