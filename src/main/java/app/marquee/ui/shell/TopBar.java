package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.palette.PaletteField;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.KindBadge;

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

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Top bar with the connection, its read-only state, the palette field and the menu. */
final class TopBar extends HBox {
    private final Messages messages;
    private final ConnectionMenu menu;
    private final @Nullable Runnable settings;
    private final PaletteField palette;
    private final PendingPill changes;
    private final Button menuButton = new Button();
    private final Button keys = new Button();
    private final Label name = new Label();
    private final Text measure = new Text();
    private final List<Labeled> marks = new ArrayList<>();

    /**
     * Steps that its buttons take.
     *
     * @param open opens another connection
     * @param settings opens the settings; null where there are none
     * @param menu opens the menu of all commands below a button
     * @param shortcuts shows the keyboard shortcuts
     */
    record Steps(
            Consumer<ConnectionSummary> open,
            @Nullable Runnable settings,
            Consumer<Node> menu,
            Runnable shortcuts) {}

    TopBar(
            Messages messages,
            ConnectionSummary current,
            ConnectionChoices choices,
            PaletteField palette,
            PendingPill changes,
            Steps steps) {
        this.messages = messages;
        Runnable toSettings = steps.settings();
        this.settings = toSettings;
        this.palette = palette;
        this.changes = changes;
        HBox.setHgrow(palette, Priority.SOMETIMES);
        this.menu =
                new ConnectionMenu(
                        messages,
                        current,
                        choices,
                        steps.open(),
                        toSettings != null,
                        toSettings == null ? () -> {} : toSettings);
        getStyleClass().add("top-bar");
        name.setText(messages.text("app.name"));
        name.getStyleClass().add("app-name");
        name.setMinWidth(USE_PREF_SIZE);
        keys.setId("shortcuts-button");
        keys.getStyleClass().addAll("button-icon", "flat");
        keys.setGraphic(new FontIcon("fth-help-circle"));
        keys.setAccessibleText(messages.text("shortcuts.title"));
        keys.setTooltip(new Tooltip(messages.text("shortcuts.title") + " (?)"));
        keys.setOnAction(_ -> steps.shortcuts().run());
        menuButton.setId("menu-button");
        menuButton.getStyleClass().addAll("button-icon", "flat");
        menuButton.setGraphic(new FontIcon("fth-menu"));
        menuButton.setAccessibleText(messages.text("menu"));
        menuButton.setTooltip(new Tooltip(messages.text("menu")));
        menuButton.setOnAction(_ -> steps.menu().accept(menuButton));
        show(current);
    }

    /** Shows another state of the same connection. */
    void show(ConnectionSummary connection) {
        menu.show(connection);
        KindBadge.colour(this, connection.kind());
        marks.clear();
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

    /**
     * In a narrow window the program's name goes first, since the window frame shows it too; then
     * the badges keep only their icons, with the text in tooltips.
     */
    @Override
    protected void layoutChildren() {
        double needed = needed();
        double search = palette.prefWidth(-1) - palette.minWidth(-1);
        boolean named = needed + search + nameRoom() <= getWidth();
        boolean tight = needed > getWidth();
        name.setVisible(named);
        name.setManaged(named);
        marks.forEach(
                mark ->
                        mark.setContentDisplay(
                                tight ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
        super.layoutChildren();
    }

    /** The width of everything but the name, with all texts and the smallest field. */
    private double needed() {
        return withoutName(-1) + words(ContentDisplay.GRAPHIC_ONLY);
    }

    private double withoutName(double height) {
        return super.computeMinWidth(height) - (name.isManaged() ? nameRoom() : 0);
    }

    private double nameRoom() {
        return name.prefWidth(-1) + getSpacing();
    }

    /** The bar's width without the name and without the badges' text. */
    @Override
    protected double computeMinWidth(double height) {
        return withoutName(height) - words(ContentDisplay.LEFT);
    }

    /** The width of the text of the badges that are shown this way. */
    private double words(ContentDisplay shown) {
        return marks.stream()
                .filter(mark -> mark.getContentDisplay() == shown)
                .mapToDouble(this::words)
                .sum();
    }

    private double words(Labeled mark) {
        measure.setText(mark.getText());
        measure.setFont(mark.getFont());
        return mark.getGraphicTextGap() + measure.getLayoutBounds().getWidth();
    }

    private Labeled mark(Labeled mark, String id, String words) {
        mark.setId(id);
        mark.getStyleClass().add(id);
        mark.setMinWidth(USE_PREF_SIZE);
        mark.setAccessibleText(mark.getText());
        mark.setTooltip(new Tooltip(words));
        marks.add(mark);
        return mark;
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private Node readOnly() {
        return mark(
                new Label(messages.text("readOnly"), new FontIcon("fth-lock")),
                "read-only-mark",
                messages.text("readOnly.text"));
    }

    private Node token(ConnectionSummary.TokenState state) {
        boolean missing = state == ConnectionSummary.TokenState.MISSING;
        String text = messages.text(missing ? "token.missing" : "token.thisRun");
        Runnable toSettings = settings;
        if (!missing || toSettings == null) {
            return mark(new Label(text, new FontIcon("fth-key")), "token-mark", text);
        }
        Button enter = new Button(text, new FontIcon("fth-key"));
        enter.getStyleClass().add("flat");
        mark(enter, "token-mark", text);
        enter.setOnAction(_ -> toSettings.run());
        return enter;
    }
}
