package app.marquee.service.analytics;

import app.marquee.model.analytics.RankingRow;
import app.marquee.service.session.ReportCacheSettings;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Reports of one connection. Without a store for them nothing is saved and no saved copy is found.
 */
public interface Reports {
    /** The time zone of the account. */
    ZoneId zone();

    /** The present time. */
    Instant now();

    /** The present day of the account. */
    default LocalDate today() {
        return LocalDate.ofInstant(now(), zone());
    }

    /** How many requests may be sent in a minute. */
    int requestsPerMinute();

    /** Whether reports are saved on this computer. */
    default boolean savesReports() {
        return false;
    }

    /** Days after which values are taken for final. */
    default int settlingDays() {
        return ReportCacheSettings.USUAL_SETTLING;
    }

    /** The last day that changes are about, unless later ones are all there is. */
    default LocalDate lastFinalDay() {
        return today().minusDays(Math.max(1, settlingDays()));
    }

    /**
     * Loads a report. Blocks.
     *
     * @param rows receives the row count now and then
     * @throws app.marquee.model.failure.FailureException when it cannot be read whole, also when
     *     the question breaks a rule of the contract: nothing is sent then
     */
    <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows);

    /** Loads a report with background priority. Blocks; throws the same. */
    <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(ReportType<Q, R> type, Q question);

    /** The latest saved copy. Blocks. */
    default <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        return Optional.empty();
    }

    /** When the latest saved copies were loaded; questions without one are missing. Blocks. */
    default <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> questions) {
        return Map.of();
    }

    /**
     * The same question of the nearest other days that has a saved copy: of as many days where
     * there is one, then the latest, then the longest. Blocks.
     */
    default <Q extends PeriodQuestion<Q>> Optional<Q> otherPeriod(
            ReportType<Q, ?> type, Q question) {
        return Optional.empty();
    }

    /** Saves a copy. Blocks. */
    default <Q extends ReportQuestion, R> void save(Report<Q, R> report) {}

    /** Stores the titles of the videos in a ranking, so that they are found by them. Blocks. */
    default void saveTitles(Report<RankingQuestion, RankingRow> ranking) {}
}
