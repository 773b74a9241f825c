package app.marquee.ui.shell.command;

import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionAccess;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Registry of all commands of a window, shared by menus, shortcuts, the palette and the shortcut
 * sheet. FX thread only.
 */
public final class CommandTable {
    public static final String GO = "go";
    static final String VIEW = "view";
    static final String APPLICATION = "application";

    private final List<WindowCommand> all = new ArrayList<>();

    public CommandTable(
            Messages messages,
            WindowActions window,
            List<SectionDefinition> sections,
            SectionAccess access) {
        for (int number = 0; number < sections.size(); number++) {
            all.add(open(sections.get(number), number, access));
        }
        WindowCommands.view().forEach(each -> all.add(own(each, VIEW, messages, window)));
        sections.forEach(each -> each.commands().inWindow(each, access).forEach(all::add));
        WindowCommands.application()
                .forEach(each -> all.add(own(each, APPLICATION, messages, window)));
    }

    private static WindowCommand open(SectionDefinition section, int number, SectionAccess access) {
        return new WindowCommand(
                "open-" + section.id(),
                GO,
                section.title(access.messages(section)),
                section.icon(),
                keys(section, number),
                Command.Reach.WINDOW,
                "",
                "",
                Availability::ready,
                () -> access.enter(section));
    }

    /** The settings have the keys that they have in other programs; many sections have none. */
    private static @Nullable KeyCombination keys(SectionDefinition section, int number) {
        if (section.subjects().contains(Place.Settings.class)) {
            return new KeyCodeCombination(KeyCode.COMMA, WindowCommands.SHORTCUT);
        }
        return number < WindowCommands.NUMBERS.size()
                ? new KeyCodeCombination(
                        WindowCommands.NUMBERS.get(number), WindowCommands.SHORTCUT)
                : null;
    }

    private static WindowCommand own(
            Command<WindowActions> command, String group, Messages messages, WindowActions on) {
        return new WindowCommand(
                command.id(),
                group,
                command.title(messages),
                command.icon(),
                command.keys(),
                command.reach(),
                command.placeKey().isEmpty() ? "" : messages.text(command.placeKey()),
                command.about(),
                () -> worded(command.availability().apply(on), messages),
                () -> command.action().accept(on));
    }

    private static Availability worded(Availability availability, Messages messages) {
        return switch (availability) {
            case Availability.Ready ready -> ready;
            case Availability.Refused(var reason) -> Availability.refused(messages.text(reason));
        };
    }

    public List<WindowCommand> all() {
        return List.copyOf(all);
    }

    /** Those of a section, or of a group of the window's own. */
    List<WindowCommand> of(String group) {
        return all.stream().filter(each -> each.group().equals(group)).toList();
    }

    /** Those that can be meant while this section is in front: the window's own and its. */
    public Stream<WindowCommand> heardIn(String section) {
        return all.stream()
                .filter(each -> each.reach() == Command.Reach.WINDOW)
                .filter(each -> isOwn(each) || each.group().equals(section));
    }

    static boolean isOwn(WindowCommand command) {
        return command.group().equals(GO)
                || command.group().equals(VIEW)
                || command.group().equals(APPLICATION);
    }
}
