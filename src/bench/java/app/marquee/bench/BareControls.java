package app.marquee.bench;

import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The controls of a first view in its theme, with fixed texts and nothing behind them: a menu, a
 * rail of sections, buttons, a filter, and two tables.
 */
public final class BareControls {
    private static final int ROWS = 40;
    private static final int SECTIONS = 14;
    private static final int BUTTONS = 8;

    private BareControls() {}

    public static void main(String[] args) {
        Path mark = Path.of(args[0]);
        Platform.startup(() -> show(mark));
    }

    private static void show(Path mark) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        BorderPane window = new BorderPane(new SplitPane(table(), table()));
        window.setTop(
                new VBox(
                        new MenuBar(new Menu("File"), new Menu("View")),
                        new HBox(some(BUTTONS, Button::new)),
                        new TextField()));
        window.setLeft(new VBox(some(SECTIONS, ToggleButton::new)));
        window.setBottom(new Label("Ready"));
        BareWindow.show(window, mark);
    }

    private static Node[] some(int number, Function<String, Node> control) {
        return IntStream.range(0, number)
                .mapToObj(index -> control.apply("Control " + index))
                .toArray(Node[]::new);
    }

    private static TableView<String> table() {
        TableView<String> table = new TableView<>();
        for (String title : new String[] {"Name", "Status", "Id"}) {
            TableColumn<String, String> column = new TableColumn<>(title);
            column.setCellValueFactory(row -> new SimpleStringProperty(row.getValue()));
            table.getColumns().add(column);
        }
        IntStream.range(0, ROWS).forEach(index -> table.getItems().add("Row " + index));
        return table;
    }
}
