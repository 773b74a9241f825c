package app.marquee.ui.cities;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** Day that is shown instead of the whole period, with its own report. Immutable. */
public record ChosenDay(Report<CityQuestion, CityRow> report) {
    LocalDate date() {
        return report.question().period().start();
    }

    /** Whether it is a day of a report. */
    boolean isOf(CityQuestion whole) {
        return whole.period().contains(date())
                && whole.of(Period.of(date())).equals(report.question());
    }

    /** Equal if loaded at once for the same day: comparing rows would be slow. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ChosenDay(var its)
                && its.question().equals(report.question())
                && its.askedAt().equals(report.askedAt());
    }

    @Override
    public int hashCode() {
        return report.question().hashCode();
    }
}
