package app.marquee.ui.shell;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.ConnectionChoices;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Prompt to connect an account, shown while the sandbox is the only connection. */
final class ConnectOffer extends VBox {
    /**
     * @param connect goes to where a connection is added
     */
    ConnectOffer(Messages messages, ConnectionChoices choices, Runnable connect) {
        getStyleClass().add("connect-offer");
        Label text = new Label(messages.text("connect.text"));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        Button button = new Button(messages.text("connect"));
        button.setId("connect-offer");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> connect.run());
        getChildren().addAll(text, button);
        visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        choices.all().stream()
                                                .allMatch(
                                                        one ->
                                                                one.kind()
                                                                        == ConnectionKind.SANDBOX),
                                choices.all()));
        managedProperty().bind(visibleProperty());
    }
}
