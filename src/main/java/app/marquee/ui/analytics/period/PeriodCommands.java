package app.marquee.ui.analytics.period;

import app.marquee.analytics.PeriodPreset;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.Section;

import javafx.scene.input.KeyCombination;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Commands of a report section for its period. */
public final class PeriodCommands<S extends Section> {
    private final String section;
    private final PeriodViewModel period;
    private final Set<KeyCombination> taken;

    /**
     * @param section the prefix of their IDs
     */
    public PeriodCommands(String section, PeriodViewModel period) {
        this(section, period, Set.of());
    }

    /**
     * @param taken keys that the section uses for something else
     */
    public PeriodCommands(String section, PeriodViewModel period, Set<KeyCombination> taken) {
        this.taken = Set.copyOf(taken);
        this.section = section;
        this.period = period;
    }

    public List<Command<S>> all() {
        List<Command<S>> commands = new ArrayList<>();
        commands.add(shift("back", "compare.previous", "fth-chevron-left", -1, PeriodKeys.BACK));
        commands.add(
                shift("forward", "period.forward", "fth-chevron-right", 1, PeriodKeys.FORWARD));
        for (PeriodPreset preset : PeriodPreset.OFFERED) {
            commands.add(preset(preset));
        }
        commands.add(
                Command.<S>of(
                                section + "-compare-toggle",
                                "compare.toggle",
                                "fth-trending-up",
                                _ -> period.toggleComparison())
                        .on(PeriodKeys.COMPARE)
                        .inControl());
        return commands;
    }

    private Command<S> preset(PeriodPreset preset) {
        Command<S> command =
                Command.of(
                        section + "-period-" + preset.key(),
                        "preset." + preset.key(),
                        "fth-calendar",
                        _ -> period.choose(preset));
        return PeriodKeys.of(preset, taken)
                .map(keys -> command.on(keys).inControl())
                .orElse(command);
    }

    private Command<S> shift(
            String direction, String title, String icon, int by, KeyCombination keys) {
        return Command.<S>of(section + "-period-" + direction, title, icon, _ -> period.shift(by))
                .on(keys)
                .inControl();
    }
}
