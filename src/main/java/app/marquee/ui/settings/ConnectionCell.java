package app.marquee.ui.settings;

import app.marquee.model.Connection;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/** A connection in the list: its name, and beneath it what it is and whether it is the open one. */
final class ConnectionCell extends ListCell<Connection> {
    private final SettingsViewModel model;
    private final Messages messages;
    private final Label name = new Label();
    private final Label about = new Label();
    private final VBox box = new VBox(name, about);

    ConnectionCell(SettingsViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        about.getStyleClass().add("muted");
        box.getStyleClass().add("connection-cell");
    }

    @Override
    protected void updateItem(@Nullable Connection connection, boolean empty) {
        super.updateItem(connection, empty);
        if (empty || connection == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
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
