package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * The ranking of single days: what is kept of it, and reads of days that a person asked for. The
 * contract has no granularity for rankings (section 4, GET /ranking). All but the first block.
 */
public interface RankingDays {
    /** How many requests may be sent in a minute. */
    int requestsPerMinute();

    /** When the latest kept answer of each day was asked for; days without one are missing. */
    Map<LocalDate, Instant> askedAt(Period period);

    /** The latest kept answer of a day. */
    Optional<Report<RankingRow>> kept(LocalDate day);

    /**
     * Reads a day after what a person waits for, and keeps the answer.
     *
     * @param rows is told now and then how many rows were read
     * @throws app.marquee.model.failure.FailureException when it cannot be read whole: nothing is
     *     kept then
     */
    void read(LocalDate day, LongConsumer rows);
}
