package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** The bar above everything: which account this is, and whether it can be changed. */
final class TopBar extends HBox {
    private final Messages messages;
    private final ConnectionMenu menu;
    private final Runnable settings;
    private final boolean hasSettings;
    private final PaletteField palette;
    private final ChangesBadge changes;
    private final Button menuButton = new Button();
    private final Button keys = new Button();

    TopBar(
            Messages messages,
            ConnectionSummary current,
            ConnectionChoices choices,
            Consumer<ConnectionSummary> open,
            @Nullable Runnable settings,
            PaletteField palette,
            ChangesBadge changes,
            Consumer<Node> commands,
            Runnable shortcuts) {
        this.messages = messages;
        this.hasSettings = settings != null;
        this.settings = settings == null ? () -> {} : settings;
        this.palette = palette;
        this.changes = changes;
        HBox.setHgrow(palette, Priority.SOMETIMES);
        this.menu =
                new ConnectionMenu(messages, current, choices, open, hasSettings, this.settings);
        getStyleClass().add("top-bar");
        keys.setId("shortcuts-button");
        keys.getStyleClass().addAll("button-icon", "flat");
        keys.setGraphic(new FontIcon("fth-help-circle"));
        keys.setAccessibleText(messages.text("shortcuts.title"));
        keys.setTooltip(new Tooltip(messages.text("shortcuts.title") + " (?)"));
        keys.setOnAction(_ -> shortcuts.run());
        menuButton.setId("menu-button");
        menuButton.getStyleClass().addAll("button-icon", "flat");
        menuButton.setGraphic(new FontIcon("fth-menu"));
        menuButton.setAccessibleText(messages.text("menu"));
        menuButton.setTooltip(new Tooltip(messages.text("menu")));
        menuButton.setOnAction(_ -> commands.accept(menuButton));
        show(current);
    }

    /** Shows another state of the same connection. */
    void show(ConnectionSummary connection) {
        menu.show(connection);
        KindBadge.colour(this, connection.kind());
        Label name = new Label(messages.text("app.name"));
        name.getStyleClass().add("app-name");
        name.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(menuButton, name, menu, new KindBadge(messages, connection.kind()));
        if (connection.readOnly()) {
            getChildren().add(readOnly());
        }
        if (connection.token() != ConnectionSummary.TokenState.KEPT) {
            getChildren().add(token(connection.token()));
        }
        getChildren().addAll(space(), palette, space(), changes, keys);
    }

    /** Opens the menu of all commands, for the keys. */
    void openMenu() {
        menuButton.fire();
    }

    /** Opens the menu of the connections, for the keys. */
    void chooseConnection() {
        menu.show();
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private Node readOnly() {
        Label mark = new Label(messages.text("readOnly"), new FontIcon("fth-lock"));
        mark.setId("read-only-mark");
        mark.getStyleClass().add("read-only-mark");
        mark.setTooltip(new Tooltip(messages.text("readOnly.text")));
        return mark;
    }

    private Node token(ConnectionSummary.TokenState state) {
        boolean missing = state == ConnectionSummary.TokenState.MISSING;
        String text = messages.text(missing ? "token.missing" : "token.thisRun");
        if (!missing || !hasSettings) {
            Label mark = new Label(text, new FontIcon("fth-key"));
            mark.setId("token-mark");
            mark.getStyleClass().add("token-mark");
            return mark;
        }
        Button enter = new Button(text, new FontIcon("fth-key"));
        enter.setId("token-mark");
        enter.getStyleClass().addAll("token-mark", "flat");
        enter.setOnAction(_ -> settings.run());
        return enter;
    }
}
