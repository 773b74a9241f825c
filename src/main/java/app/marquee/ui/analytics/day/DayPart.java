package app.marquee.ui.analytics.day;

import app.marquee.analytics.overview.DayValues;
import app.marquee.ui.analytics.card.CardContent;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Part of what made a day: the sources, videos or places of one report. Immutable.
 *
 * @param usual days whose average it is compared with; none where it isn't compared
 * @param missing number of requests that a comparison takes
 */
record DayPart<T>(Instant askedAt, DayValues.Result<T> made, List<LocalDate> usual, int missing)
        implements CardContent {
    DayPart {
        usual = List.copyOf(usual);
    }

    @Override
    public boolean isEmpty() {
        return made.largest().isEmpty();
    }
}
