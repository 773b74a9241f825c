package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.KindBadge;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** Menu of the connections, labeled with the open one. */
final class ConnectionMenu extends MenuButton {
    /** A name of so many characters is never cut. */
    private static final int WHOLE = 24;

    private final Messages messages;
    private final ConnectionChoices choices;
    private final Consumer<ConnectionSummary> open;
    private final Runnable edit;
    private final boolean canEdit;
    private ConnectionSummary current;

    /**
     * @param open takes another connection that was chosen
     * @param edit goes to where connections are edited
     */
    ConnectionMenu(
            Messages messages,
            ConnectionSummary current,
            ConnectionChoices choices,
            Consumer<ConnectionSummary> open,
            boolean canEdit,
            Runnable edit) {
        this.messages = messages;
        this.current = current;
        this.choices = choices;
        this.open = open;
        this.canEdit = canEdit;
        this.edit = edit;
        setId("connection-menu");
        getStyleClass().addAll("connection-menu", "flat");
        setGraphic(new FontIcon("fth-server"));
        setOnShowing(_ -> fill());
        show(current);
        fill();
    }

    void show(ConnectionSummary connection) {
        current = connection;
        setText(connection.name());
        setMinWidth(connection.name().length() <= WHOLE ? USE_PREF_SIZE : 0);
        setAccessibleText(
                messages.text(
                        "connection.menu",
                        connection.name(),
                        KindBadge.words(messages, connection.kind())));
    }

    private void fill() {
        getItems().clear();
        choices.all().forEach(this::add);
        if (canEdit) {
            MenuItem item = new MenuItem(messages.text("command.connections"));
            item.setId("connection-edit");
            item.setOnAction(_ -> edit.run());
            getItems().addAll(new SeparatorMenuItem(), item);
        }
    }

    private void add(ConnectionSummary choice) {
        boolean isCurrent = choice.id().equals(current.id());
        CheckMenuItem item =
                new CheckMenuItem(
                        messages.text(
                                "pattern.detail",
                                choice.name(),
                                KindBadge.words(messages, choice.kind())));
        item.setSelected(isCurrent);
        item.setMnemonicParsing(false);
        item.setOnAction(
                _ -> {
                    item.setSelected(isCurrent);
                    if (!isCurrent) {
                        open.accept(choice);
                    }
                });
        getItems().add(item);
    }
}
