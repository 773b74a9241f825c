package app.marquee.ui.analytics;

import app.marquee.analytics.Neighbourhoods;
import app.marquee.analytics.PlaceNode;
import app.marquee.analytics.Places;
import app.marquee.model.CityRow;
import app.marquee.service.CityQuestion;
import app.marquee.service.Report;

import org.jspecify.annotations.Nullable;

/**
 * An answer by cities.
 *
 * @param all every place, in the order of the answer
 * @param shown what passes the narrowing, in the order that was chosen
 * @param narrowing by which {@code shown} was made
 */
record CitiesContent(
        CityQuestion question,
        Report<CityRow> report,
        PlaceNode all,
        PlaceNode shown,
        PlaceNarrowing narrowing) {
    /** Takes long for long answers. */
    static CitiesContent of(CityQuestion question, Report<CityRow> report, PlaceNarrowing narrowing)
            throws InterruptedException {
        PlaceNode all =
                new Places(Neighbourhoods.of(report.rows()), report.origin().zone())
                        .of(report.rows());
        return new CitiesContent(question, report, all, narrowing.of(all), narrowing);
    }

    /** Takes long for long answers. */
    CitiesContent by(PlaceNarrowing other) throws InterruptedException {
        return new CitiesContent(question, report, all, other.of(all), other);
    }

    /** No answer is another one: comparing their rows would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
