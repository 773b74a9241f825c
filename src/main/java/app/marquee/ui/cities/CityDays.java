package app.marquee.ui.cities;

import app.marquee.analytics.chart.Trend;
import app.marquee.analytics.place.PlaceKey;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Days of a period by their values. Immutable.
 *
 * @param days in order
 * @param missing days to be loaded one by one, the newest first: without a saved copy of final
 *     data, or of today
 * @param places values of places by day; NaN where they are unknown
 */
record CityDays(List<Day> days, List<LocalDate> missing, Map<PlaceKey, double[]> places) {
    private static final int FEWEST = 2;

    static final CityDays NONE = new CityDays(List.of(), List.of(), Map.of());

    CityDays {
        days = List.copyOf(days);
        missing = List.copyOf(missing);
        places = Map.copyOf(places);
    }

    /**
     * Day with its value.
     *
     * @param value NaN where it is unknown
     * @param isYoung whether its value is preliminary
     */
    record Day(LocalDate date, double value, boolean isYoung) {
        boolean isKnown() {
            return !Double.isNaN(value);
        }
    }

    /** The largest value; 0 where none is known. */
    double most() {
        return days.stream().filter(Day::isKnown).mapToDouble(Day::value).max().orElse(0);
    }

    /** The values of a place; empty as long as there are too few for a line. */
    Optional<Trend> trend(PlaceKey place) {
        double[] values = places.get(place);
        return values == null || days.stream().filter(Day::isKnown).count() < FEWEST
                ? Optional.empty()
                : Optional.of(new Trend(values, _ -> false));
    }

    boolean isAnyKnown() {
        return days.stream().anyMatch(Day::isKnown);
    }
}
