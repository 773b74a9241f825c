package app.marquee.ui.browsers;

import app.marquee.ui.analytics.group.GroupCommands;
import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.ArrayList;
import java.util.List;

/** Commands of the Browsers section. */
final class BrowsersCommands {
    private BrowsersCommands() {}

    static SectionCommands<BrowsersSection> all(PeriodViewModel period) {
        List<Command<BrowsersSection>> commands = new ArrayList<>();
        commands.add(
                Command.of(
                        "browsers-choose-video",
                        "browsers.waiting.action",
                        "fth-film",
                        BrowsersSection::focusVideo));
        commands.add(Command.of("browsers-add", "ids.byId", "fth-hash", BrowsersSection::addById));
        commands.addAll(new PeriodCommands<BrowsersSection>("browsers", period).all());
        commands.add(
                Command.of(
                        "browsers-show-browsers",
                        "browsers.show.browsers",
                        "fth-globe",
                        section -> section.show("families")));
        commands.add(
                Command.of(
                        "browsers-show-devices",
                        "browsers.show.devices",
                        "fth-smartphone",
                        section -> section.show("devices")));
        commands.addAll(GroupCommands.of("browsers"));
        commands.addAll(ExportCommands.withPicture("browsers"));
        return new SectionCommands<>(BrowsersSection.class, commands);
    }
}
