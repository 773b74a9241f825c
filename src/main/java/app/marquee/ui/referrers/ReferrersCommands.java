package app.marquee.ui.referrers;

import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.ui.analytics.group.GroupCommands;
import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Availability;
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
        commands.add(
                Command.<ReferrersSection>of(
                                "referrers-rules-import",
                                "rules.job.import",
                                "fth-upload",
                                ReferrersSection::importRules)
                        .opening());
        commands.add(
                Command.<ReferrersSection>of(
                                "referrers-rules-export",
                                "rules.job.export",
                                "fth-download",
                                ReferrersSection::exportRules)
                        .opening()
                        .when(section -> Availability.when(section.hasRules(), "needs.rules")));
        commands.add(show(ReferrerDimension.CHANNELS, "referrers.show.channels"));
        commands.add(show(ReferrerDimension.SITES, "referrers.show.sites"));
        commands.add(show(ReferrerDimension.PAGES, "referrers.show.pages"));
        commands.add(show(ReferrerDimension.CAMPAIGNS, "referrers.show.campaigns"));
        commands.addAll(GroupCommands.of("referrers"));
        commands.addAll(ExportCommands.withPicture("referrers"));
        return new SectionCommands<>(ReferrersSection.class, commands);
    }

    private static Command<ReferrersSection> show(ReferrerDimension by, String title) {
        return Command.of(
                "referrers-show-" + by.key(), title, "fth-share-2", section -> section.show(by));
    }
}
