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
    private final Messages messages;
    private final ConnectionsPane connections;
    private final SnapshotSettingsPane kept;
    private final AlertsPane alerts;
    private final SandboxPane sandbox;

    SettingsView(SettingsViewModel model, AlertCenter center, SectionContext context) {
        messages = context.messages();
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
        part(parts, page, "kept", "section.kept", kept);
        part(parts, page, "sandbox", "kind.sandbox", sandbox);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        HBox both = new HBox(parts, scroll);
        both.widthProperty().subscribe(width -> parts.fit(width.doubleValue()));
        VBox.setVgrow(both, Priority.ALWAYS);
        VBox whole = new VBox(both, connections.form().saving());
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

    private void part(SettingsParts parts, VBox page, String id, String key, Region content) {
        String title = messages.text(key);
        Label label = new Label(title);
        label.getStyleClass().add("settings-group-title");
        VBox box = new VBox(label, content);
        box.getStyleClass().add("settings-group");
        page.getChildren().add(box);
        parts.add("settings-part-" + id, title, box);
    }
}
