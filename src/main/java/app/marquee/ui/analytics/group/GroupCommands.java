package app.marquee.ui.analytics.group;

import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.Section;

import java.util.List;

/** Commands of a report section with grouped rows. */
public final class GroupCommands {
    private GroupCommands() {}

    /**
     * @param section the prefix of their IDs
     */
    public static <S extends Section> List<Command<S>> of(String section) {
        return List.of(
                Command.pressing(
                        section + "-expand-all",
                        "cities.expand",
                        "fth-chevrons-down",
                        section + "-expand",
                        "groups.nothing"),
                Command.pressing(
                        section + "-collapse-all",
                        "cities.collapse",
                        "fth-chevrons-up",
                        section + "-collapse",
                        "groups.nothing"));
    }
}
