package app.marquee.ui.shell.section;

import java.util.List;
import java.util.stream.Stream;

/**
 * Commands of a section, available before the section is created.
 *
 * @param type the section that the commands act on
 */
public record SectionCommands<S extends Section>(Class<S> type, List<Command<S>> commands) {
    public SectionCommands {
        commands = List.copyOf(commands);
    }

    /** The commands bound to the window. */
    public Stream<WindowCommand> inWindow(SectionDefinition definition, SectionAccess access) {
        return commands.stream().map(command -> inWindow(command, definition, access));
    }

    private WindowCommand inWindow(
            Command<S> command, SectionDefinition definition, SectionAccess access) {
        return new WindowCommand(
                command.id(),
                definition.id(),
                command.title(access.messages(definition)),
                command.icon(),
                command.keys(),
                command.reach(),
                name(command.placeKey(), definition, access),
                command.about(),
                () -> availability(command, definition, access),
                () -> run(command, definition, access));
    }

    private static String name(String key, SectionDefinition definition, SectionAccess access) {
        return key.isEmpty() ? "" : access.messages(definition).text(key);
    }

    /** A section that is not open yet has no state: its commands first open it. */
    private Availability availability(
            Command<S> command, SectionDefinition definition, SectionAccess access) {
        return access.made(definition)
                .map(section -> worded(command, type.cast(section), definition, access))
                .orElseGet(Availability::ready);
    }

    private void run(Command<S> command, SectionDefinition definition, SectionAccess access) {
        boolean isNew = access.made(definition).isEmpty();
        S section = type.cast(access.open(definition));
        if (isNew) {
            // What scrolls or splits has no content before it is styled: nothing in it could take
            // the focus.
            section.view().applyCss();
        }
        switch (worded(command, section, definition, access)) {
            case Availability.Ready _ -> command.action().accept(section);
            case Availability.Refused(var reason) -> access.refused(reason);
        }
    }

    private Availability worded(
            Command<S> command, S section, SectionDefinition definition, SectionAccess access) {
        return switch (command.availability().apply(section)) {
            case Availability.Ready ready -> ready;
            case Availability.Refused(var reason) ->
                    Availability.refused(access.messages(definition).text(reason));
        };
    }
}
