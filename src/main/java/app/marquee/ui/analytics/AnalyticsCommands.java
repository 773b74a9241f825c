package app.marquee.ui.analytics;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.Granularity;
import app.marquee.ui.shell.Command;
import app.marquee.ui.shell.Section;
import app.marquee.ui.shell.SectionCommands;

import java.util.ArrayList;
import java.util.List;

/** What can be done with the period that the analytics sections share, with its keys. */
final class AnalyticsCommands {
    private final PeriodViewModel period;

    AnalyticsCommands(PeriodViewModel period) {
        this.period = period;
    }

    SectionCommands<Section> cities() {
        List<Command<Section>> commands = new ArrayList<>(of("cities"));
        for (Granularity granularity : Granularity.values()) {
            commands.add(
                    Command.of(
                            "cities-granularity-" + granularity.wire(),
                            "granularity." + granularity.wire(),
                            "fth-clock",
                            _ -> period.choose(granularity)));
        }
        return new SectionCommands<>(Section.class, commands);
    }

    SectionCommands<Section> ranking() {
        return new SectionCommands<>(Section.class, of("ranking"));
    }

    private List<Command<Section>> of(String section) {
        List<Command<Section>> commands = new ArrayList<>();
        commands.add(back(section));
        commands.add(forward(section));
        for (PeriodPreset preset : PeriodPreset.values()) {
            commands.add(
                    Command.of(
                            section + "-period-" + preset.key(),
                            "preset." + preset.key(),
                            "fth-calendar",
                            _ -> period.choose(preset)));
        }
        return commands;
    }

    private Command<Section> back(String section) {
        return Command.<Section>of(
                        section + "-period-back",
                        "period.back",
                        "fth-chevron-left",
                        _ -> period.shift(-1))
                .on(PeriodKeys.BACK)
                .inControl();
    }

    private Command<Section> forward(String section) {
        return Command.<Section>of(
                        section + "-period-forward",
                        "period.forward",
                        "fth-chevron-right",
                        _ -> period.shift(1))
                .on(PeriodKeys.FORWARD)
                .inControl();
    }
}
