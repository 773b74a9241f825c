package app.marquee.ui.ranking;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;

/**
 * Row of a video's daily history.
 *
 * @param value null when it is unknown
 * @param change change since the previous day; null when one of the values is unknown
 * @param askedAt load time; null for a day without a report
 * @param isYoung whether the value is preliminary
 * @param isPart whether the day was incomplete when it was loaded
 */
record HistoryDay(
        LocalDate day,
        @Nullable Double value,
        @Nullable Double change,
        @Nullable Instant askedAt,
        boolean isYoung,
        boolean isPart) {}
