package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.ReportCacheSettings;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Reads for the analytics views. All but the first two are blocking. */
public interface AnalyticsReads {
    /** The time zone of the account. */
    ZoneId zone();

    /** The present day of the account. */
    LocalDate today();

    /**
     * The videos with their figures of a period.
     *
     * @param rows receives the row count now and then
     * @throws app.marquee.model.failure.FailureException when it cannot be read whole
     */
    Report<RankingRow> ranking(Period period, LongConsumer rows);

    /**
     * The cities with their figures of a period.
     *
     * @throws app.marquee.model.failure.FailureException also when the question breaks a rule of
     *     the contract: nothing is sent then
     */
    Report<CityRow> cities(CityQuestion question, LongConsumer rows);

    /** Whether reports are saved on this computer; what follows does nothing where they are not. */
    default boolean keepsAnswers() {
        return false;
    }

    /** Days after which figures are taken for final. */
    default int settlingDays() {
        return ReportCacheSettings.USUAL_SETTLING;
    }

    /** The ranking day by day, where its answers are kept. */
    default Optional<RankingDays> rankingDays() {
        return Optional.empty();
    }

    /** The latest saved report of the same query. */
    default Optional<Report<RankingRow>> keptRanking(Period period) {
        return Optional.empty();
    }

    /** A snapshot to compare another report with. */
    default Optional<Report<RankingRow>> earlierRanking(Period period, BaselineCriteria than) {
        return Optional.empty();
    }

    /** Of which other days an answer is kept, for when there is none of these: the nearest. */
    default Optional<Period> otherRankingDays(Period period) {
        return Optional.empty();
    }

    /** Of which other days an answer is kept, for when there is none of these: the nearest. */
    default Optional<Period> otherCityDays(CityQuestion question) {
        return Optional.empty();
    }

    /** Of which other days an answer is kept, for when there is none of these: the nearest. */
    default Optional<Period> otherReferrerDays(Period period, Granularity granularity) {
        return Optional.empty();
    }

    /** Of which other days an answer is kept, for when there is none of these: the nearest. */
    default Optional<Period> otherBrowserDays(
            VideoId video, Period period, Granularity granularity) {
        return Optional.empty();
    }

    /**
     * On which day of the account the answer was asked for that is usually compared with.
     *
     * @param shown when the answer was asked for that is compared
     */
    default Optional<LocalDate> earlierRankingOn(Period period, Instant shown) {
        return Optional.empty();
    }

    /** The same as for a ranking. */
    default Optional<LocalDate> earlierCitiesOn(CityQuestion question, Instant shown) {
        return Optional.empty();
    }

    /** The same as for a ranking. */
    default Optional<LocalDate> earlierReferrersOn(
            Period period, Granularity granularity, Instant shown) {
        return Optional.empty();
    }

    /** The same as for a ranking. */
    default Optional<LocalDate> earlierBrowsersOn(
            VideoId video, Period period, Granularity granularity, Instant shown) {
        return Optional.empty();
    }

    /** The latest saved report of the same query. */
    default Optional<Report<CityRow>> keptCities(CityQuestion question) {
        return Optional.empty();
    }

    /** A snapshot to compare another report with. */
    default Optional<Report<CityRow>> earlierCities(CityQuestion question, BaselineCriteria than) {
        return Optional.empty();
    }

    /** The latest saved report of the same query. */
    default Optional<Report<ReferrerRow>> keptReferrers(Period period, Granularity granularity) {
        return Optional.empty();
    }

    /** A snapshot to compare another report with. */
    default Optional<Report<ReferrerRow>> earlierReferrers(
            Period period, Granularity granularity, BaselineCriteria than) {
        return Optional.empty();
    }

    /** The latest saved report of the same query. */
    default Optional<Report<BrowserRow>> keptBrowsers(
            VideoId video, Period period, Granularity granularity) {
        return Optional.empty();
    }

    /** A snapshot to compare another report with. */
    default Optional<Report<BrowserRow>> earlierBrowsers(
            VideoId video, Period period, Granularity granularity, BaselineCriteria than) {
        return Optional.empty();
    }

    /** Keeps an answer for the next time. */
    default void keepReferrers(Report<ReferrerRow> referrers) {}

    /** Keeps an answer for the next time. */
    default void keepBrowsers(VideoId video, Report<BrowserRow> browsers) {}

    /** Keeps an answer for the next time. */
    default void keepRanking(Report<RankingRow> ranking) {}

    /** Keeps an answer for the next time. */
    default void keepCities(CityQuestion question, Report<CityRow> cities) {}

    /** Keeps the videos that a ranking named, so that they are found by their titles. */
    void remember(Report<RankingRow> ranking);

    /**
     * The traffic sources of a period.
     *
     * @throws app.marquee.model.failure.FailureException when they cannot be read whole
     */
    Report<ReferrerRow> referrers(Period period, Granularity granularity, LongConsumer rows);

    /**
     * The browsers in which one video was watched.
     *
     * @throws app.marquee.model.failure.FailureException when they cannot be read whole; nothing is
     *     sent for an id that the contract does not allow
     */
    Report<BrowserRow> browsers(
            VideoId video, Period period, Granularity granularity, LongConsumer rows);
}
