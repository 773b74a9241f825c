package app.marquee;

import app.marquee.ui.shell.ThemeSwitch;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * One of each control that the first view is made of, styled and laid out where nobody sees it,
 * while the data of the run is still being opened: their classes and the style sheets are there
 * when the window is built. Holds them until it is closed. On the FX thread.
 */
final class WarmUp implements AutoCloseable {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 480;

    private final ThemeSwitch theme = new ThemeSwitch();

    WarmUp() {
        VBox samples =
                new VBox(
                        new SplitPane(tree(), table()),
                        new ScrollPane(button()),
                        new ListView<String>(),
                        new TextField(),
                        new ProgressBar(0.5),
                        new MenuButton("", null, new CheckMenuItem()));
        theme.attach(new Scene(samples, WIDTH, HEIGHT));
        layOut(samples);
    }

    private static void layOut(Parent root) {
        root.applyCss();
        root.layout();
    }

    private static Node button() {
        Button button = new Button("", new FontIcon("fth-folder"));
        button.setTooltip(new Tooltip());
        return button;
    }

    private static Node tree() {
        TreeTableView<String> tree = new TreeTableView<>(new TreeItem<>(""));
        TreeTableColumn<String, String> column = new TreeTableColumn<>("");
        column.setGraphic(new Label());
        tree.getColumns().add(column);
        return tree;
    }

    private static Node table() {
        TableView<String> table = new TableView<>();
        table.getItems().add("");
        table.getColumns().add(new TableColumn<>(""));
        return table;
    }

    @Override
    public void close() {
        theme.close();
    }
}
