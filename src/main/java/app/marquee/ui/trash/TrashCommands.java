package app.marquee.ui.trash;

import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.List;

/** Commands of the Trash section. */
final class TrashCommands {
    private TrashCommands() {}

    static SectionCommands<TrashSection> all() {
        return new SectionCommands<>(
                TrashSection.class,
                List.of(
                        button("trash-recover", "command.recover", "fth-rotate-ccw", "needs.videos")
                                .on(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN)
                                .about("trash-table"),
                        button(
                                "trash-recover-urgent",
                                "command.urgent",
                                "fth-alert-triangle",
                                "needs.urgent"),
                        button(
                                "trash-paste",
                                "command.paste",
                                "fth-hash",
                                "failure.readOnly.title")));
    }

    /**
     * Command whose first reason for being unavailable is the read-only lock, which blocks all
     * others.
     */
    private static Command<TrashSection> button(
            String button, String title, String icon, String reason) {
        Command<TrashSection> pressing = Command.pressing(button, title, icon, button, reason);
        return pressing.when(
                section ->
                        section.isReadOnly()
                                ? Availability.refused("failure.readOnly.title")
                                : pressing.availability().apply(section));
    }
}
