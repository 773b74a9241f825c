package app.marquee.ui.settings;

import app.marquee.ui.control.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Card that offers to connect an account while the sandbox is the only connection. */
final class ConnectCard extends HBox {
    ConnectCard(SettingsViewModel model, Messages messages, Runnable onConnect) {
        getStyleClass().add("connect-card");
        Label title = new Label(messages.text("connect"));
        title.getStyleClass().add("heading");
        Label text = new Label(messages.text("connect.text"));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox words = new VBox(title, text);
        words.getStyleClass().add("connect-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        Button connect = new Button(messages.text("connect"));
        connect.setId("connect-account");
        connect.setMinWidth(Region.USE_PREF_SIZE);
        connect.setOnAction(_ -> onConnect.run());
        getChildren().addAll(words, connect);
        visibleProperty().bind(model.onlySandboxProperty().and(model.editedProperty().isNotNull()));
        managedProperty().bind(visibleProperty());
    }
}
