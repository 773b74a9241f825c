package app.marquee.ui.analytics.period;

import app.marquee.analytics.PeriodPreset;
import app.marquee.text.Messages;

import javafx.scene.input.KeyCombination;

import java.util.Set;

/** Card that chooses the period: presets with their keys, and dates. FX thread only. */
final class PeriodChooser extends DateCard {
    private final ChoiceList<PeriodPreset> presets;
    private final DateFields dates;

    /**
     * @param taken keys that the section uses for something else
     * @param afterwards runs after a preset was chosen
     */
    PeriodChooser(
            PeriodViewModel period,
            Messages messages,
            Set<KeyCombination> taken,
            Runnable afterwards) {
        this.presets =
                new ChoiceList<>(
                        "period-presets",
                        preset -> {
                            period.choose(preset);
                            afterwards.run();
                        });
        for (PeriodPreset each : PeriodPreset.OFFERED) {
            presets.add(
                    "period-" + each.key(),
                    each,
                    messages.text("preset." + each.key()),
                    PeriodKeys.of(each, taken).map(KeyCombination::getDisplayText).orElse(""));
        }
        this.dates =
                new DateFields(
                        "period",
                        "period",
                        period,
                        messages,
                        period::unreadable,
                        period::chooseDates);
        arrange(presets, dates);
    }

    /**
     * @param problem of the dates in words; empty where there is none
     */
    void show(PeriodState state, String problem) {
        presets.show(state.preset());
        dates.show(state.from(), state.to(), state.problem(), problem);
    }
}
