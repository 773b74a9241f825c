package app.marquee.ui.settings;

import app.marquee.model.connection.Authority;
import app.marquee.text.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.ZoneOffset;

/** Pane for a connection's proxy and trusted certificate authority. */
final class NetworkPane extends VBox {
    private final Messages messages;
    private final Label authority = new Label();
    private final Button choose = new Button();
    private final Button remove = new Button();

    NetworkPane(SettingsViewModel model, Messages messages) {
        this.messages = messages;
        ConnectionForm form = model.form();
        getStyleClass().add("settings-network");
        CheckBox proxy = new CheckBox(messages.text("proxy"));
        proxy.setId("connection-proxy");
        proxy.selectedProperty().bindBidirectional(form.systemProxyProperty());
        Label title = new Label(messages.text("authority"));
        title.getStyleClass().add("form-label");
        wrapped(authority);
        choose.setText(messages.text("authority.choose"));
        choose.setId("connection-authority");
        choose.setOnAction(_ -> model.chooseAuthority());
        remove.setText(messages.text("remove"));
        remove.setId("connection-authority-remove");
        remove.setOnAction(_ -> form.authorityProperty().set(null));
        choose.setMinWidth(USE_PREF_SIZE);
        remove.setMinWidth(USE_PREF_SIZE);
        FlowPane buttons = new FlowPane(choose, remove);
        buttons.getStyleClass().add("settings-tools");
        Label problem = new Label();
        problem.getStyleClass().addAll("form-message", "settings-problem");
        wrapped(problem);
        problem.textProperty().bind(model.authorityProblemProperty());
        problem.visibleProperty().bind(problem.textProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        getChildren().addAll(proxy, title, authority, buttons, problem);
        form.authorityProperty().subscribe(this::show);
    }

    /** As if its button were pressed, where it can be seen. */
    void chooseAuthority() {
        press(choose);
    }

    /** As if its button were pressed, where it can be seen. */
    void removeAuthority() {
        press(remove);
    }

    private static void press(Button button) {
        button.requestFocus();
        button.fire();
    }

    private static void wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    private void show(@Nullable Authority trusted) {
        remove.setDisable(trusted == null);
        authority.setText(
                trusted == null
                        ? messages.text("authority.none")
                        : messages.text(
                                "authority.is",
                                trusted.name(),
                                messages.formats()
                                        .date(
                                                trusted.until()
                                                        .atZone(ZoneOffset.UTC)
                                                        .toLocalDate())));
    }
}
