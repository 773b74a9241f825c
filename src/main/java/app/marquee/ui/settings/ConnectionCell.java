package app.marquee.ui.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.text.Messages;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/** List cell of a connection with its name, type and open state. */
final class ConnectionCell extends ListCell<Connection> {
    private static final PseudoClass TEST = PseudoClass.getPseudoClass("test");
    private static final PseudoClass PRODUCTION = PseudoClass.getPseudoClass("production");

    private final SettingsViewModel model;
    private final Messages messages;
    private final Label name = new Label();
    private final Label about = new Label();
    private final Region dot = new Region();
    private final HBox box = new HBox(dot, words());

    /**
     * @param open opens the connection that is selected
     */
    ConnectionCell(SettingsViewModel model, Messages messages, Runnable open) {
        this.model = model;
        this.messages = messages;
        setOnMouseClicked(
                click -> {
                    if (!isEmpty()
                            && click.getButton() == MouseButton.PRIMARY
                            && click.getClickCount() == 2) {
                        open.run();
                    }
                });
        name.getStyleClass().add("connection-cell-name");
        about.getStyleClass().add("caption");
        dot.getStyleClass().add("kind-dot");
        // A long name is cut with an ellipsis instead of giving the list a scroll bar.
        setPrefWidth(0);
        box.getStyleClass().add("connection-cell");
    }

    private VBox words() {
        VBox words = new VBox(name, about);
        words.getStyleClass().add("connection-words");
        return words;
    }

    @Override
    protected void updateItem(@Nullable Connection connection, boolean empty) {
        super.updateItem(connection, empty);
        if (empty || connection == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        dot.pseudoClassStateChanged(TEST, connection.kind() == ConnectionKind.TEST);
        dot.pseudoClassStateChanged(PRODUCTION, connection.kind() == ConnectionKind.PRODUCTION);
        name.setText(connection.name());
        about.setText(about(connection));
        setGraphic(box);
        setAccessibleText(connection.name() + ", " + about.getText());
    }

    private String about(Connection connection) {
        String kind = messages.text("kind." + connection.kind().name().toLowerCase(Locale.ROOT));
        String open = model.isOpen(connection.id()) ? messages.text("about.open", kind) : kind;
        return model.isOfThisRun(connection.id()) ? messages.text("about.run", open) : open;
    }
}
