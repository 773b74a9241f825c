package app.marquee.ui.shell;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.palette.PaletteField;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Consumer;

/** Top bar with the menu, the connection, the palette field and the pending changes. */
final class TopBar extends HBox {
    private final Messages messages;
    private final ConnectionPill connection;
    private final @Nullable Runnable settings;
    private final PaletteField palette;
    private final PendingPill changes;
    private final Button menuButton = new Button();
    private final Label name = new Label();
    private final Region before = new Region();
    private final Region after = new Region();
    private final Text measure = new Text();
    private @Nullable Labeled token;

    /**
     * Steps that its buttons take.
     *
     * @param open opens another connection
     * @param settings opens the settings; null where there are none
     * @param menu opens the menu of all commands below a button
     */
    record Steps(
            Consumer<ConnectionSummary> open, @Nullable Runnable settings, Consumer<Node> menu) {}

    TopBar(
            Messages messages,
            ConnectionSummary current,
            ConnectionChoices choices,
            PaletteField palette,
            PendingPill changes,
            Steps steps) {
        this.messages = messages;
        this.settings = steps.settings();
        this.palette = palette;
        this.changes = changes;
        HBox.setHgrow(palette, Priority.SOMETIMES);
        HBox.setHgrow(before, Priority.ALWAYS);
        HBox.setHgrow(after, Priority.ALWAYS);
        this.connection = new ConnectionPill(messages, current, choices, steps.open());
        getStyleClass().add("top-bar");
        name.setText(messages.text("app.name"));
        name.getStyleClass().add("app-name");
        name.setMinWidth(USE_PREF_SIZE);
        menuButton.setId("menu-button");
        menuButton.getStyleClass().addAll("button-icon", "flat");
        menuButton.setGraphic(new FontIcon("fth-menu"));
        menuButton.setAccessibleText(messages.text("menu"));
        menuButton.setTooltip(new Tooltip(messages.text("menu")));
        menuButton.setOnAction(_ -> steps.menu().accept(menuButton));
        show(current);
    }

    /** Shows another state of the same connection. */
    void show(ConnectionSummary now) {
        connection.show(now);
        token = now.token() == ConnectionSummary.TokenState.KEPT ? null : token(now.token());
        getChildren().setAll(menuButton, name, connection);
        if (token != null) {
            getChildren().add(token);
        }
        getChildren().addAll(before, palette, after, changes);
    }

    /** Opens the menu of all commands, for the keys. */
    void openMenu() {
        menuButton.fire();
    }

    /** Opens the menu of the connections, for the keys. */
    void chooseConnection() {
        connection.show();
    }

    /**
     * In a narrow window the program's name goes first, since the window frame shows it too; then
     * the kind of the connection keeps only its color, and the token its icon; at last the pending
     * changes keep only their number.
     */
    @Override
    protected void layoutChildren() {
        double needed = needed();
        double search = palette.prefWidth(-1) - palette.minWidth(-1);
        boolean named = needed + search + nameRoom() <= getWidth();
        boolean whole = needed <= getWidth();
        Visibility.show(name, named);
        connection.showKind(whole);
        if (token != null) {
            token.setContentDisplay(whole ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        }
        changes.shorten(computeMinWidth(-1) + changes.wordsWidth() > getWidth());
        center();
        super.layoutChildren();
    }

    /** Keeps the search in the middle of the window, whatever comes and goes beside it. */
    private void center() {
        int middle = getChildren().indexOf(palette);
        double left = snappedLeftInset() + width(getChildren().subList(0, middle - 1));
        double right =
                snappedRightInset()
                        + width(getChildren().subList(middle + 2, getChildren().size()));
        before.setPrefWidth(Math.max(0, right - left));
        after.setPrefWidth(Math.max(0, left - right));
    }

    private double width(List<Node> nodes) {
        return nodes.stream()
                .filter(Node::isManaged)
                .mapToDouble(node -> Math.max(node.minWidth(-1), node.prefWidth(-1)))
                .map(width -> snapSizeX(width) + snapSpaceX(getSpacing()))
                .sum();
    }

    /** The width of everything but the name, with all texts and the smallest field. */
    private double needed() {
        return computeMinWidth(-1) + connection.kindWidth() + tokenWords() + changes.wordsWidth();
    }

    private double nameRoom() {
        return name.prefWidth(-1) + getSpacing();
    }

    /** The bar's width without the name and all words that it can do without. */
    @Override
    protected double computeMinWidth(double height) {
        double all = super.computeMinWidth(height) - (name.isManaged() ? nameRoom() : 0);
        double kind = connection.showsKind() ? connection.kindWidth() : 0;
        double words = changes.isBrief() ? 0 : changes.wordsWidth();
        return all - kind - words - (saysToken() ? tokenWords() : 0);
    }

    private boolean saysToken() {
        return token != null && token.getContentDisplay() == ContentDisplay.LEFT;
    }

    private double tokenWords() {
        if (token == null) {
            return 0;
        }
        measure.setText(token.getText());
        measure.setFont(token.getFont());
        return token.getGraphicTextGap() + measure.getLayoutBounds().getWidth();
    }

    private Labeled token(ConnectionSummary.TokenState state) {
        boolean missing = state == ConnectionSummary.TokenState.MISSING;
        String text = messages.text(missing ? "token.missing" : "token.thisRun");
        Runnable toSettings = settings;
        Labeled made;
        if (missing && toSettings != null) {
            Button enter = new Button(text, new FontIcon("fth-key"));
            enter.getStyleClass().add("flat");
            enter.setOnAction(_ -> toSettings.run());
            made = enter;
        } else {
            made = new Label(text, new FontIcon("fth-key"));
        }
        made.setId("token-mark");
        made.getStyleClass().add("token-mark");
        made.setMinWidth(USE_PREF_SIZE);
        made.setAccessibleText(text);
        made.setTooltip(new Tooltip(text));
        return made;
    }
}
