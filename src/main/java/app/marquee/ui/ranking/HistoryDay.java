package app.marquee.ui.ranking;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;

/**
 * A day of a video as a row.
 *
 * @param value null when it is unknown
 * @param change since the day before; null when one of both is unknown
 * @param askedAt null for a day without an answer
 * @param isYoung whether its figure may still change
 * @param isPart whether the day was not over when it was asked for
 */
record HistoryDay(
        LocalDate day,
        @Nullable Double value,
        @Nullable Double change,
        @Nullable Instant askedAt,
        boolean isYoung,
        boolean isPart) {}
