package app.marquee.ui.settings;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** View of the settings on one page. */
final class SettingsView extends StackPane {
    private final ConnectionsPane connections;
    private final SnapshotSettingsPane kept;
    private final AlertsPane alerts;
    private final SandboxPane sandbox;

    SettingsView(SettingsViewModel model, AlertCenter center, SectionContext context) {
        Messages messages = context.messages();
        connections = new ConnectionsPane(model, context);
        kept = new SnapshotSettingsPane(model.kept(), context);
        alerts = new AlertsPane(center, context);
        sandbox = new SandboxPane(model.sandbox(), context);
        VBox page =
                new VBox(
                        group(
                                messages.text("section.appearance"),
                                new AppearancePane(model, messages)),
                        group(messages.text("section.connections"), connections),
                        group(messages.text("section.alerts"), alerts),
                        group(messages.text("section.kept"), kept),
                        group(messages.text("kind.sandbox"), sandbox));
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
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox whole = new VBox(scroll, connections.form().saving());
        getChildren().add(new ViewFrame(messages, messages.text("title"), whole));
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

    private static VBox group(String title, Region content) {
        Label label = new Label(title);
        label.getStyleClass().add("settings-group-title");
        VBox box = new VBox(label, content);
        box.getStyleClass().add("settings-group");
        return box;
    }
}
