package app.marquee.ui.settings;

import app.marquee.model.settings.DeveloperDetails;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** View of the settings on one page. */
final class SettingsView extends StackPane {
    private final Messages messages;
    private final ConnectionsPane connections;
    private final SnapshotSettingsPane kept;
    private final AlertsPane alerts;
    private final SandboxPane sandbox;
    private final GoogleMapsPane google;

    SettingsView(
            SettingsViewModel model,
            AlertCenter center,
            GoogleMapsKeyStore keys,
            SectionContext context) {
        messages = context.messages();
        google = new GoogleMapsPane(keys, context);
        connections = new ConnectionsPane(model, context);
        kept = new SnapshotSettingsPane(model.kept(), context);
        alerts = new AlertsPane(center, context);
        sandbox = new SandboxPane(model.sandbox(), context);
        VBox page = new VBox();
        page.getStyleClass().add("settings-page");
        HBox.setHgrow(page, Priority.ALWAYS);
        HBox holder = new HBox(page);
        holder.getStyleClass().add("settings-holder");
        ScrollPane scroll = new ScrollPane(holder);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("settings-scroll");
        FocusScroller sight = new FocusScroller(scroll, holder);
        sight.followFocus();
        model.checkProperty().addListener((_, _, _) -> sight.show(connections.form().result()));
        SettingsParts parts = new SettingsParts(scroll);
        part(parts, page, "appearance", "section.appearance", new AppearancePane(model, messages));
        part(parts, page, "connections", "section.connections", connections);
        part(parts, page, "alerts", "section.alerts", alerts);
        part(parts, page, "advanced", "section.advanced", advanced(model));
        HBox.setHgrow(scroll, Priority.ALWAYS);
        HBox both = new HBox(parts, scroll);
        both.widthProperty().subscribe(width -> parts.fit(width.doubleValue()));
        VBox.setVgrow(both, Priority.ALWAYS);
        VBox whole = new VBox(both, connections.form().saving());
        getChildren().add(new ViewFrame(messages, messages.text("title"), whole));
    }

    /** What most users never change. */
    private VBox advanced(SettingsViewModel model) {
        CheckBox developer = new CheckBox(messages.text("developer"));
        developer.setId("settings-developer");
        developer.setWrapText(true);
        developer.setSelected(
                model.settings().appearance().developerDetails() == DeveloperDetails.ON);
        developer.setOnAction(
                _ ->
                        model.appearance(
                                developer.isSelected()
                                        ? DeveloperDetails.ON
                                        : DeveloperDetails.OFF));
        VBox simulating = new VBox(title("kind.sandbox", "form-label"), sandbox);
        simulating.getStyleClass().add("settings-form");
        DeveloperMode.reveal(simulating);
        VBox all =
                new VBox(
                        developer,
                        title("section.kept", "form-label"),
                        kept,
                        title("google.title", "form-label"),
                        google,
                        simulating);
        all.getStyleClass().add("settings-form");
        return all;
    }

    private Label title(String key, String style) {
        Label label = new Label(messages.text(key));
        label.getStyleClass().add(style);
        return label;
    }

    /** Begins a new connection, after confirming to discard unsaved input. */
    void beginNew() {
        // A scroll pane has no content before it is styled, so nothing in it could have the focus.
        applyCss();
        connections.beginNew();
    }

    ConnectionsPane connections() {
        return connections;
    }

    /** The form, with its content. */
    ConnectionFormView form() {
        return connections.form();
    }

    SnapshotSettingsPane kept() {
        return kept;
    }

    SandboxPane sandbox() {
        return sandbox;
    }

    void close() {
        alerts.close();
    }

    private void part(SettingsParts parts, VBox page, String id, String key, Region content) {
        VBox box = new VBox(title(key, "settings-group-title"), content);
        box.getStyleClass().add("settings-group");
        page.getChildren().add(box);
        parts.add("settings-part-" + id, messages.text(key), box);
    }
}
