package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Daily data of a ranking: saved days, and loads of days that the user requested. The contract has
 * no granularity for rankings (section 4, GET /ranking). All but the first are blocking.
 */
public interface RankingDays {
    /** How many requests may be sent in a minute. */
    int requestsPerMinute();

    /** When the latest saved report of each day was loaded; days without one are missing. */
    Map<LocalDate, Instant> askedAt(Period period);

    /** The latest saved report of a day. */
    Optional<Report<RankingRow>> kept(LocalDate day);

    /**
     * Loads a day with background priority and saves the report.
     *
     * @param rows receives the row count now and then
     * @throws app.marquee.model.failure.FailureException when it cannot be read whole: nothing is
     *     kept then
     */
    void read(LocalDate day, LongConsumer rows);
}
