package app.marquee.ui.shell;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionKindStyle;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/**
 * Pill with the open connection in the color of its kind, with a lock where it is read-only. It
 * opens the menu of the connections.
 */
final class ConnectionPill extends MenuButton {
    /** A name of so many characters is never cut. */
    private static final int WHOLE = 24;

    private final Messages messages;
    private final ConnectionChoices choices;
    private final Consumer<ConnectionSummary> open;
    private final Label kind = new Label();
    private final FontIcon lock = new FontIcon("fth-lock");
    private final HBox mark = new HBox(lock, kind);
    private final Tooltip tip = new Tooltip();
    private ConnectionSummary current;

    /**
     * @param open takes another connection that was chosen
     */
    ConnectionPill(
            Messages messages,
            ConnectionSummary current,
            ConnectionChoices choices,
            Consumer<ConnectionSummary> open) {
        this.messages = messages;
        this.current = current;
        this.choices = choices;
        this.open = open;
        setId("connection-menu");
        getStyleClass().addAll("connection-pill", "flat");
        setMnemonicParsing(false);
        kind.getStyleClass().add("connection-kind");
        kind.setMinWidth(USE_PREF_SIZE);
        mark.getStyleClass().add("connection-mark");
        setTooltip(tip);
        setOnShowing(_ -> fill());
        show(current);
        fill();
    }

    void show(ConnectionSummary connection) {
        current = connection;
        String type = ConnectionKindStyle.words(messages, connection.kind());
        ConnectionKindStyle.colour(this, connection.kind());
        kind.setText(type);
        Visibility.show(lock, connection.readOnly());
        setText(connection.name());
        setMinWidth(connection.name().length() <= WHOLE ? USE_PREF_SIZE : 0);
        String whole = messages.text("connection.menu", connection.name(), type);
        setAccessibleText(
                connection.readOnly()
                        ? messages.text("pattern.dot", whole, messages.text("readOnly"))
                        : whole);
        tip.setText(
                connection.readOnly()
                        ? String.join("\n", whole, messages.text("readOnly.text"))
                        : whole);
        showKind(true);
    }

    /** The width that the kind takes, shown or not; 0 where the name says it already. */
    double kindWidth() {
        return isKindInName() ? 0 : kind.prefWidth(-1) + mark.getSpacing();
    }

    /** Shows or hides the kind in words; the color stays. */
    void showKind(boolean shown) {
        boolean inWords = shown && !isKindInName();
        Visibility.show(kind, inWords);
        setGraphic(inWords || current.readOnly() ? mark : null);
    }

    boolean showsKind() {
        return kind.isVisible();
    }

    private boolean isKindInName() {
        return current.name().equalsIgnoreCase(kind.getText());
    }

    private void fill() {
        getItems().clear();
        choices.all().forEach(this::add);
    }

    private void add(ConnectionSummary choice) {
        boolean isCurrent = choice.id().equals(current.id());
        CheckMenuItem item =
                new CheckMenuItem(
                        messages.text(
                                "pattern.detail",
                                choice.name(),
                                ConnectionKindStyle.words(messages, choice.kind())));
        item.setId("connection-choose-" + getItems().size());
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
