package app.marquee.ui.referrals;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.ArrayList;
import java.util.List;

/** Commands of the Referrals section. */
final class ReferralCommands {
    private ReferralCommands() {}

    static SectionCommands<ReferralsSection> all() {
        List<Command<ReferralsSection>> commands =
                new ArrayList<>(
                        List.of(
                                Command.acting(
                                        "referrals-copy-link",
                                        "link.copy",
                                        "fth-copy",
                                        section -> section.summary().copying()),
                                Command.acting(
                                        "referrals-open-link",
                                        "browser.open",
                                        "fth-external-link",
                                        section -> section.summary().opening())));
        commands.addAll(ExportCommands.withPicture("referrals"));
        return new SectionCommands<>(ReferralsSection.class, commands);
    }
}
