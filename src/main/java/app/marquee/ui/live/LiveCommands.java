package app.marquee.ui.live;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.ArrayList;
import java.util.List;

/** Commands of the Live section. */
final class LiveCommands {
    private LiveCommands() {}

    static SectionCommands<LiveSection> all() {
        List<Command<LiveSection>> commands =
                new ArrayList<>(
                        List.of(
                                Command.of(
                                        "live-add", "ids.byId", "fth-hash", LiveSection::addById),
                                Command.of(
                                        "live-follow-toggle",
                                        "live.follow",
                                        "fth-refresh-cw",
                                        LiveSection::toggleFollow),
                                Command.of(
                                        "live-align-toggle",
                                        "live.align",
                                        "fth-align-left",
                                        LiveSection::toggleAlign),
                                Command.of(
                                        "live-of-peak",
                                        "live.of-peak",
                                        "fth-percent",
                                        LiveSection::toggleOfPeak),
                                Command.of(
                                        "live-as-points",
                                        "live.points",
                                        "fth-list",
                                        LiveSection::togglePoints)));
        commands.addAll(ExportCommands.withPicture("live"));
        return new SectionCommands<>(LiveSection.class, commands);
    }
}
