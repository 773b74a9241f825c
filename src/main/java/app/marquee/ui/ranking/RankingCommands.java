package app.marquee.ui.ranking;

import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.List;

/** Commands of the Ranking section. */
final class RankingCommands {
    private RankingCommands() {}

    static SectionCommands<RankingSection> all(PeriodViewModel period) {
        List<Command<RankingSection>> commands =
                new PeriodCommands<RankingSection>("ranking", period).all();
        commands.add(
                Command.<RankingSection>of(
                                "ranking-open",
                                "video.open",
                                "fth-film",
                                RankingSection::openSelected)
                        .when(RankingSection::canOpen)
                        .on(KeyCode.ENTER)
                        .inControl()
                        .about("ranking-table"));
        commands.add(
                Command.<RankingSection>of(
                                "ranking-pin",
                                "pin.toggle",
                                "fth-bookmark",
                                RankingSection::pinOrRelease)
                        .when(RankingSection::canPin)
                        .on(KeyCode.B, KeyCombination.SHORTCUT_DOWN)
                        .about("ranking-table"));
        commands.add(
                Command.<RankingSection>of(
                                "ranking-days-open",
                                "days.open",
                                "fth-activity",
                                section -> section.days().ifPresent(days -> days.loading().run()))
                        .when(RankingSection::canLoadDays));
        commands.addAll(ExportCommands.withPicture("ranking"));
        return new SectionCommands<>(RankingSection.class, commands);
    }
}
