package app.marquee.ui.trash;

import app.marquee.ui.shell.Command;
import app.marquee.ui.shell.SectionCommands;

import java.util.List;

/** What can be done with the trash. */
final class TrashCommands {
    private TrashCommands() {}

    static SectionCommands<TrashSection> all() {
        return new SectionCommands<>(
                TrashSection.class,
                List.of(
                        Command.<TrashSection>pressing(
                                        "trash-recover",
                                        "command.recover",
                                        "fth-rotate-ccw",
                                        "trash-recover",
                                        "needs.videos")
                                .about("trash-table"),
                        Command.pressing(
                                "trash-recover-urgent",
                                "command.urgent",
                                "fth-alert-triangle",
                                "trash-recover-urgent",
                                "needs.urgent"),
                        Command.pressing(
                                "trash-paste",
                                "command.paste",
                                "fth-hash",
                                "trash-paste",
                                "needs.write")));
    }
}
