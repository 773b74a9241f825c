package app.marquee.ui.cities;

import app.marquee.analytics.Changes;
import app.marquee.analytics.LastPoint;
import app.marquee.analytics.place.LeadingCities;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceComparison;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportContent;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * City report as it is filtered, sorted and compared, or one of its days. Immutable.
 *
 * @param report of the period
 * @param said all places of the report, in its order
 * @param all the same, with places that only the compared report has, where there is one
 * @param before places of the compared report; null without one
 * @param shown places that pass the filter, in the chosen order
 * @param narrowing filter and order by which {@code shown} was made
 * @param compared result of loading the compared report
 * @param changes differences to it; none without a comparison
 * @param leading the cities with the largest values of those that are shown
 * @param lastPoint start of the last day or hour; null for a report without them
 * @param day the day that the places are of, which is compared with nothing; null for the period
 */
public record CitiesContent(
        Report<CityQuestion, CityRow> report,
        PlaceNode said,
        PlaceNode all,
        @Nullable PlaceNode before,
        PlaceNode shown,
        PlaceNarrowing narrowing,
        ComparisonResult<Report<CityQuestion, CityRow>> compared,
        Changes<PlaceKey> changes,
        LeadingCities leading,
        @Nullable Instant lastPoint,
        @Nullable ChosenDay day)
        implements ReportContent<CityQuestion, CityRow> {
    /** Slow for long reports. */
    public static CitiesContent of(Report<CityQuestion, CityRow> report, PlaceNarrowing narrowing)
            throws InterruptedException {
        PlaceNode said = places(report);
        Changes<PlaceKey> none = Changes.none();
        ChosenDay day = narrowing.dayOf(report.question());
        PlaceNode all = day == null ? said : places(day.report());
        PlaceNode shown = narrowing.of(all, none);
        return new CitiesContent(
                report,
                said,
                all,
                null,
                shown,
                narrowing,
                new ComparisonResult.Nothing<>(),
                none,
                LeadingCities.of(shown),
                LastPoint.of(report.rows(), report.buckets()).orElse(null),
                day);
    }

    private static PlaceNode places(Report<CityQuestion, CityRow> report)
            throws InterruptedException {
        return new Places(Neighbourhoods.of(report.rows()), report.buckets()).of(report.rows());
    }

    /** The same narrowed otherwise, or compared with another report. Takes long. */
    CitiesContent by(PlaceNarrowing other, ComparisonResult<Report<CityQuestion, CityRow>> against)
            throws InterruptedException {
        ChosenDay next = other.dayOf(report.question());
        if (next != null) {
            PlaceNode its = next.equals(day) ? all : places(next.report());
            Changes<PlaceKey> none = Changes.none();
            return with(its, null, other.of(its, none), other, against, none);
        }
        if (day == null && isComparedWith(against)) {
            return with(all, before, other.of(all, changes), other, against, changes);
        }
        if (against
                instanceof
                ComparisonResult.Answer<Report<CityQuestion, CityRow>>(var earlier, var part)) {
            PlaceNode compare = places(earlier);
            PlaceComparison both =
                    PlaceComparison.of(compare, said, part == null ? null : places(part));
            PlaceNode union = both.all();
            return with(
                    union,
                    compare,
                    other.of(union, both.changes()),
                    other,
                    against,
                    both.changes());
        }
        Changes<PlaceKey> none = Changes.none();
        return with(said, null, other.of(said, none), other, against, none);
    }

    private CitiesContent with(
            PlaceNode union,
            @Nullable PlaceNode earlier,
            PlaceNode left,
            PlaceNarrowing other,
            ComparisonResult<Report<CityQuestion, CityRow>> against,
            Changes<PlaceKey> changed)
            throws InterruptedException {
        return new CitiesContent(
                report,
                said,
                union,
                earlier,
                left,
                other,
                against,
                changed,
                LeadingCities.of(left),
                lastPoint,
                other.dayOf(report.question()));
    }

    /** The report of what is shown: of the day, or of the period. */
    Report<CityQuestion, CityRow> shownReport() {
        return day == null ? report : day.report();
    }

    /** Whether what is shown is compared: a day isn't. */
    @Override
    public boolean isCompared() {
        return day == null && compared instanceof ComparisonResult.Answer;
    }

    /** The compared report; null without one. */
    CurvePane.@Nullable Earlier<PlaceNode> earlier() {
        return before != null
                        && compared
                                instanceof
                                ComparisonResult.Answer<Report<CityQuestion, CityRow>>(var other, _)
                ? new CurvePane.Earlier<>(other.question().period(), before)
                : null;
    }

    /** By identity: comparing rows would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
