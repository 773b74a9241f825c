package app.marquee.ui.cities;

import java.time.LocalDate;
import java.util.List;

/**
 * Days of a period by their values. Immutable.
 *
 * @param days in order
 * @param missing days without a saved copy of final data, to be loaded one by one
 */
record CityDays(List<Day> days, List<LocalDate> missing) {
    static final CityDays NONE = new CityDays(List.of(), List.of());

    CityDays {
        days = List.copyOf(days);
        missing = List.copyOf(missing);
    }

    /**
     * Day with its value.
     *
     * @param value NaN where it is unknown
     */
    record Day(LocalDate date, double value) {
        boolean isKnown() {
            return !Double.isNaN(value);
        }
    }

    /** The largest value; 0 where none is known. */
    double most() {
        return days.stream().filter(Day::isKnown).mapToDouble(Day::value).max().orElse(0);
    }

    boolean isAnyKnown() {
        return days.stream().anyMatch(Day::isKnown);
    }
}
