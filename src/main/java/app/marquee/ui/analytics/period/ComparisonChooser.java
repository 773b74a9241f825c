package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * Card that chooses what the period is compared with: a list, two dates for a comparison with
 * custom dates, and one for an earlier snapshot. FX thread only.
 */
final class ComparisonChooser extends DateCard {
    private final PeriodViewModel period;
    private final Messages messages;
    private final ChoiceList<Comparison> choices;
    private final DateFields dates;
    private final DatePicker kept = new DatePicker();
    private final VBox snapshot;
    private boolean updating;

    /**
     * @param afterwards runs after a choice that needs no dates
     */
    ComparisonChooser(PeriodViewModel period, Messages messages, Runnable afterwards) {
        this.period = period;
        this.messages = messages;
        this.choices =
                new ChoiceList<>(
                        "period-compare",
                        chosen -> {
                            period.compare(chosen);
                            if (chosen != Comparison.OWN && chosen != Comparison.KEPT) {
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
        Label until = new Label(messages.text("compare.kept.until"));
        until.setLabelFor(kept);
        until.getStyleClass().add("caption");
        this.snapshot = new VBox(until, kept);
        snapshot.getStyleClass().add("period-dates");
        buildKept();
        arrange(choices, dates, snapshot);
    }

    private void buildKept() {
        kept.setId("period-compare-kept");
        kept.setAccessibleText(messages.text("compare.kept.until"));
        kept.setPromptText(messages.text("preset.today"));
        kept.getStyleClass().add("period-date");
        kept.setConverter(new DateText(messages.locale(), () -> {}));
        kept.setDayCellFactory(_ -> new PastOnlyDateCell(period.today().minusDays(1)));
        kept.setShowWeekNumbers(false);
        kept.valueProperty().subscribe((_, day) -> keptUntil(day));
    }

    private void keptUntil(@Nullable LocalDate day) {
        if (!updating && period.state().other().comparison() == Comparison.KEPT) {
            period.keptUntil(day);
        }
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
        updating = true;
        try {
            kept.setValue(own ? null : other.to());
        } finally {
            updating = false;
        }
        Visibility.show(dates, own);
        boolean isKept = other.comparison() == Comparison.KEPT;
        Visibility.show(snapshot, isKept);
    }
}
