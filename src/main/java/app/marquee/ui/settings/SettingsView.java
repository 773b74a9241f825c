package app.marquee.ui.settings;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** One page: connections first, then appearance, then the sandbox. Decides nothing. */
final class SettingsView extends StackPane {
    SettingsView(SettingsViewModel model, SectionContext context) {
        Messages messages = context.messages();
        VBox page =
                new VBox(
                        group(
                                messages.text("group.connections"),
                                new ConnectionsPane(model, context)),
                        group(
                                messages.text("group.appearance"),
                                new AppearancePane(model, messages)),
                        group(messages.text("group.sandbox"), new SandboxPane(model, context)));
        page.getStyleClass().add("settings-page");
        ScrollPane scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("settings-scroll");
        getChildren().add(new ViewFrame(messages.text("title"), scroll));
    }

    private static VBox group(String title, Region content) {
        Label label = new Label(title);
        label.getStyleClass().add("settings-group-title");
        VBox box = new VBox(label, content);
        box.getStyleClass().add("settings-group");
        return box;
    }
}
