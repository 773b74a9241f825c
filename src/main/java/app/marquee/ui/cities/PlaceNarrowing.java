package app.marquee.ui.cities;

import app.marquee.analytics.Changes;
import app.marquee.analytics.place.PlaceFilter;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.PlaceOrder;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportNarrowing;
import app.marquee.ui.control.table.SearchWords;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Filter and order of the places. Immutable.
 *
 * @param typed words that must all occur in the name of a city or of its parents
 * @param scope where cities are shown
 * @param unplacedOnly whether to show only cities that are not on the map
 * @param day the only day that is shown; null for the whole period
 */
public record PlaceNarrowing(
        PlaceNames names,
        String typed,
        boolean unplacedOnly,
        PlaceScope scope,
        PlaceSort sort,
        @Nullable ChosenDay day)
        implements ReportNarrowing<CityQuestion, CityRow, CitiesContent> {
    /** All places of the whole period. */
    public static PlaceNarrowing none(PlaceNames names) {
        return new PlaceNarrowing(names, "", false, PlaceScope.EVERYWHERE, PlaceSort.USUAL, null);
    }

    @Override
    public CitiesContent of(Report<CityQuestion, CityRow> report) throws InterruptedException {
        return CitiesContent.of(report, this);
    }

    @Override
    public CitiesContent again(
            CitiesContent shown, ComparisonResult<Report<CityQuestion, CityRow>> compared)
            throws InterruptedException {
        return shown.by(this, compared);
    }

    PlaceNarrowing withTyped(String text) {
        return new PlaceNarrowing(names, text, unplacedOnly, scope, sort, day);
    }

    PlaceNarrowing withUnplacedOnly(boolean only) {
        return new PlaceNarrowing(names, typed, only, scope, sort, day);
    }

    PlaceNarrowing withSort(PlaceSort other) {
        return new PlaceNarrowing(names, typed, unplacedOnly, scope, other, day);
    }

    PlaceNarrowing within(PlaceScope other) {
        return new PlaceNarrowing(names, typed, unplacedOnly, other, sort, day);
    }

    /**
     * @param other null for the whole period
     */
    PlaceNarrowing on(@Nullable ChosenDay other) {
        return new PlaceNarrowing(names, typed, unplacedOnly, scope, sort, other);
    }

    /** The same for another purpose than a list: of the whole period, in its own order. */
    PlaceNarrowing ofPeriod() {
        return on(null).withSort(PlaceSort.USUAL);
    }

    /** The day that is shown of a report; null for all of it. */
    @Nullable ChosenDay dayOf(CityQuestion question) {
        return day != null && day.isOf(question) ? day : null;
    }

    /** Whether places are left out. */
    boolean narrows() {
        return scope.narrows() || searches();
    }

    /** Whether places are left out by what they are, not by where. */
    boolean searches() {
        return unplacedOnly || !typed.isBlank();
    }

    /** The key of all that is shown: the only place, or everything. */
    PlaceKey whole(PlaceKey everywhere) {
        return Objects.requireNonNullElse(scope.one(), everywhere);
    }

    PlaceNode of(PlaceNode all, Changes<PlaceKey> changes) throws InterruptedException {
        PlaceNode left = narrows() ? new PlaceFilter(passes()).of(all) : all;
        return new PlaceOrder(sort, names.locale(), names::known, changes).of(left);
    }

    private Predicate<List<PlaceNode>> passes() {
        Predicate<List<PlaceNode>> words = SearchWords.of(typed).in(this::texts);
        return path ->
                scope.holds(path)
                        && (!unplacedOnly || isUnplaced(path.getLast()))
                        && words.test(path);
    }

    /** Names and codes, so that a search by code works too. */
    private Stream<String> texts(List<PlaceNode> path) {
        return path.stream()
                .flatMap(place -> Stream.of(names.of(place), Objects.toString(place.name(), "")));
    }

    private static boolean isUnplaced(PlaceNode city) {
        return city.location() == null || !city.location().isSure();
    }
}
