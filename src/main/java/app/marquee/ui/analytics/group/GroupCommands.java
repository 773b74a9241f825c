package app.marquee.ui.analytics.group;

import app.marquee.ui.shell.section.Command;

import java.util.List;

/** Commands of a report section with grouped rows. */
public final class GroupCommands {
    private GroupCommands() {}

    /**
     * @param section the prefix of their IDs
     */
    public static <S extends GroupsSection> List<Command<S>> of(String section) {
        return List.of(
                Command.<S>of(
                                section + "-expand-all",
                                "cities.expand",
                                "fth-chevrons-down",
                                shown -> shown.report().model().expandAll())
                        .when(GroupsSection::grouping),
                Command.<S>of(
                                section + "-collapse-all",
                                "cities.collapse",
                                "fth-chevrons-up",
                                shown -> shown.report().model().collapseAll())
                        .when(GroupsSection::grouping));
    }
}
