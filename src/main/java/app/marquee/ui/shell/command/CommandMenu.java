package app.marquee.ui.shell.command;

import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;

/**
 * Menu of the command table, rebuilt each time it opens so that its items show their current
 * availability.
 */
public final class CommandMenu {
    private final Messages messages;
    private final CommandTable commands;
    private final List<SectionDefinition> sections;
    private final ContextMenu menu = new ContextMenu();

    public CommandMenu(Messages messages, CommandTable commands, List<SectionDefinition> sections) {
        this.messages = messages;
        this.commands = commands;
        this.sections = sections;
        menu.setId("command-menu");
    }

    public void show(Node below) {
        menu.getItems().setAll(menus());
        menu.show(below, Side.BOTTOM, 0, 0);
    }

    /** The menus in the order of the bar. */
    List<Menu> menus() {
        List<Menu> menus = new ArrayList<>();
        menus.add(menu(CommandTable.GO, messages.text("menu.go")));
        menus.add(menu(CommandTable.VIEW, messages.text("menu.view")));
        sections.stream()
                .filter(section -> !commands.of(section.id()).isEmpty())
                .map(section -> menu(section.id(), section.title(messages)))
                .forEach(menus::add);
        menus.add(menu(CommandTable.APPLICATION, messages.text("menu.application")));
        return menus;
    }

    private Menu menu(String group, String title) {
        Menu made = new Menu(title);
        made.setId("menu-" + group);
        made.setMnemonicParsing(false);
        made.getItems().setAll(commands.of(group).stream().map(this::item).toList());
        return made;
    }

    /** A command as a line of a menu: with its keys, and with the reason when it cannot be run. */
    public MenuItem item(WindowCommand command) {
        String refusal = command.refusal();
        MenuItem item =
                new MenuItem(
                        refusal.isEmpty()
                                ? command.title()
                                : MenuText.broken(
                                        messages.text("pattern.detail", command.title(), refusal)),
                        new FontIcon(command.icon()));
        item.setId("menu-" + command.id());
        item.setMnemonicParsing(false);
        item.setDisable(!refusal.isEmpty());
        if (command.keys() != null && !command.keyText().equals("?")) {
            item.setAccelerator(command.keys());
        }
        item.setOnAction(_ -> command.action().run());
        return item;
    }
}
