package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

/**
 * Card that chooses what the period is compared with: a list, and two dates for a comparison with
 * custom dates. FX thread only.
 */
final class ComparisonChooser extends DateCard {
    private final ChoiceList<Comparison> choices;
    private final DateFields dates;

    /**
     * @param afterwards runs after a choice that needs no dates
     */
    ComparisonChooser(PeriodViewModel period, Messages messages, Runnable afterwards) {
        this.choices =
                new ChoiceList<>(
                        "period-compare",
                        chosen -> {
                            period.compare(chosen);
                            if (chosen != Comparison.OWN) {
                                afterwards.run();
                            }
                        });
        for (Comparison each : Comparison.values()) {
            choices.add(
                    "compare-" + each.key(),
                    each,
                    messages.text("compare." + each.key()),
                    each == Comparison.NONE ? PeriodKeys.COMPARE.getDisplayText() : "");
        }
        this.dates =
                new DateFields(
                        "period-compare", "compare", period, messages, _ -> {}, period::otherDays);
        arrange(choices, dates);
    }

    /**
     * @param problem of the dates in words; empty where there is none
     */
    void show(PeriodState state, String problem) {
        ComparisonSelection other = state.other();
        boolean own = other.comparison() == Comparison.OWN;
        choices.show(other.comparison());
        dates.show(
                other.from(),
                own ? other.to() : null,
                own ? other.problem() : PeriodProblem.NONE,
                problem);
        Visibility.show(dates, own);
    }
}
