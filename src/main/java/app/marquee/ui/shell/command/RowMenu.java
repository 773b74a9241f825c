package app.marquee.ui.shell.command;

import app.marquee.ui.shell.section.WindowCommand;

import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Context menu of a table or list with the commands that apply to it. FX thread only. */
public final class RowMenu {
    private final CommandTable commands;
    private final Function<WindowCommand, MenuItem> item;
    private final ContextMenu menu = new ContextMenu();

    /**
     * @param item how a command is said
     */
    public RowMenu(CommandTable commands, Function<WindowCommand, MenuItem> item) {
        this.commands = commands;
        this.item = item;
        menu.setId("row-menu");
    }

    /** Hears the requests inside the view of a section. */
    public void attach(Parent view, String section) {
        view.addEventHandler(
                ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> onRequest(event, section));
    }

    private void onRequest(ContextMenuEvent event, String section) {
        if (event.getTarget() instanceof Node target) {
            Stream.iterate(target, Objects::nonNull, Node::getParent)
                    .filter(node -> node instanceof TableView || isListWithMenu(node, section))
                    .findFirst()
                    .ifPresent(rows -> show(event, rows, section));
        }
    }

    private boolean isListWithMenu(Node node, String section) {
        return node instanceof ListView && !about(section, id(node)).isEmpty();
    }

    private static String id(Node rows) {
        return Objects.requireNonNullElse(rows.getId(), "");
    }

    private void show(ContextMenuEvent event, Node rows, String section) {
        menu.getItems()
                .setAll(
                        rows instanceof TableView
                                ? items(id(rows), section)
                                : about(section, id(rows)));
        if (event.isKeyboardTrigger()) {
            menu.show(rows, Side.TOP, rows.getLayoutBounds().getWidth() / 4, 0);
        } else {
            menu.show(rows, event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }

    /** What can be done with the rows of a table, then what can be done with any rows. */
    List<MenuItem> items(String table, String section) {
        List<MenuItem> items = new ArrayList<>(about(section, table));
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        items.addAll(about(CommandTable.VIEW, WindowCommands.ANY_TABLE));
        return items;
    }

    private List<MenuItem> about(String group, String control) {
        return commands.of(group).stream()
                .filter(command -> command.about().equals(control))
                .map(item)
                .toList();
    }

    public void hide() {
        menu.hide();
    }
}
