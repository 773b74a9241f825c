package app.marquee.ui.referrers;

import app.marquee.ui.analytics.group.GroupCommands;
import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.List;

/** Commands of the Referrers section. */
final class ReferrersCommands {
    private ReferrersCommands() {}

    static SectionCommands<ReferrersSection> all(PeriodViewModel period) {
        List<Command<ReferrersSection>> commands =
                new PeriodCommands<ReferrersSection>("referrers", period).all();
        commands.add(
                Command.of(
                        "referrers-rules-open",
                        "referrers.rules",
                        "fth-tag",
                        ReferrersSection::openRules));
        commands.addAll(GroupCommands.of("referrers"));
        commands.addAll(ExportCommands.withPicture("referrers"));
        return new SectionCommands<>(ReferrersSection.class, commands);
    }
}
