package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.api.Gateways;
import app.marquee.api.json.RowSink;
import app.marquee.api.json.RowsEnd;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.RespondingHostListener;
import app.marquee.service.session.Session;
import app.marquee.store.snapshot.StoredRow;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Analytics reads of one connection, row by row, with the responding host; cancelled by interrupt.
 * Thread-safe. Blocking.
 */
public final class AnalyticsService implements AnalyticsReads {
    /** How many videos of one ranking are kept: users look for one of the first. */
    static final int KEPT = 10_000;

    private final Session session;
    private final ReportCache kept;

    public AnalyticsService(Session session) {
        this.session = session;
        this.kept = new ReportCache(session);
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public LocalDate today() {
        return LocalDate.ofInstant(session.clock().instant(), zone());
    }

    @Override
    public Report<RankingRow> ranking(Period period, LongConsumer rows) {
        return ranking(period, rows, session.gateways());
    }

    /** The same with background priority. */
    Report<RankingRow> rankingInBackground(Period period, LongConsumer rows) {
        return ranking(period, rows, session.background());
    }

    private Report<RankingRow> ranking(Period period, LongConsumer rows, Gateways gateways) {
        AnalyticsQuery query = new AnalyticsQuery(period.start(), period.end(), null);
        return read(
                Operation.GET_RANKING,
                period,
                null,
                new Collected<>(AnalyticsService::slim, rows),
                sink -> gateways.analytics().ranking(query, sink));
    }

    @Override
    public Optional<RankingDays> rankingDays() {
        return Optional.of(new SessionRankingDays(session, this));
    }

    @Override
    public Report<CityRow> cities(CityQuestion question, LongConsumer rows) {
        return read(
                Operation.GET_CITY,
                question.period(),
                question.granularity(),
                new Collected<>(AnalyticsService::slim, rows),
                sink -> session.gateways().analytics().cities(question.query(), sink));
    }

    @Override
    public Report<ReferrerRow> referrers(
            Period period, Granularity granularity, LongConsumer rows) {
        AnalyticsQuery query = new AnalyticsQuery(period.start(), period.end(), granularity);
        return read(
                Operation.GET_REFERRER,
                period,
                granularity,
                new Collected<>(row -> row, rows),
                sink -> session.gateways().analytics().referrers(query, sink));
    }

    @Override
    public Report<BrowserRow> browsers(
            VideoId video, Period period, Granularity granularity, LongConsumer rows) {
        AnalyticsQuery query = new AnalyticsQuery(period.start(), period.end(), granularity);
        return read(
                Operation.GET_BROWSER,
                period,
                granularity,
                new Collected<>(row -> row, rows),
                sink -> session.gateways().analytics().browsers(video, query, sink));
    }

    private <R> Report<R> read(
            Operation operation,
            Period period,
            @Nullable Granularity granularity,
            Collected<R> sink,
            Function<RowSink<R>, RowsEnd> read) {
        Instant askedAt = session.clock().instant();
        try (RespondingHostListener heard = RespondingHostListener.of(session, operation)) {
            RowsEnd end = read.apply(sink);
            ReportOrigin origin =
                    new ReportOrigin(operation, heard.host(), askedAt, period, granularity, zone());
            return new Report<>(origin, sink.rows, end.total(), end.extras());
        }
    }

    /** Rows without members of their own share one empty record: a million of them are much. */
    private static RankingRow slim(RankingRow row) {
        return row.extras().isEmpty()
                ? new RankingRow(
                        row.videoId(),
                        row.title(),
                        row.counters(),
                        row.uniqueViewers(),
                        row.bandwidthCost(),
                        row.currency(),
                        UnknownMembers.NONE)
                : row;
    }

    private static CityRow slim(CityRow row) {
        return row.extras().isEmpty()
                ? new CityRow(
                        row.country(),
                        row.region(),
                        row.city(),
                        row.latitude(),
                        row.longitude(),
                        row.bucket(),
                        row.counters(),
                        UnknownMembers.NONE)
                : row;
    }

    @Override
    public boolean keepsAnswers() {
        return true;
    }

    @Override
    public int settlingDays() {
        return session.keptAnswers().settlingDays();
    }

    @Override
    public Optional<Report<RankingRow>> keptRanking(Period period) {
        return kept.latest(ReportCacheKey.ofRanking(period), null, StoredRow.RANKING);
    }

    @Override
    public Optional<Report<RankingRow>> earlierRanking(Period period, BaselineCriteria than) {
        return kept.earlier(ReportCacheKey.ofRanking(period), null, than, StoredRow.RANKING);
    }

    @Override
    public Optional<LocalDate> earlierRankingOn(Period period, Instant shown) {
        return kept.earlierOn(ReportCacheKey.ofRanking(period), shown);
    }

    @Override
    public Optional<Period> otherRankingDays(Period period) {
        return kept.otherDays(ReportCacheKey.ofRanking(period));
    }

    @Override
    public void keepRanking(Report<RankingRow> ranking) {
        kept.keep(ReportCacheKey.ofRanking(ranking.origin().period()), ranking, StoredRow.RANKING);
    }

    @Override
    public Optional<Report<CityRow>> keptCities(CityQuestion question) {
        return kept.latest(ReportCacheKey.of(question), question.granularity(), StoredRow.CITY);
    }

    @Override
    public Optional<Report<CityRow>> earlierCities(CityQuestion question, BaselineCriteria than) {
        return kept.earlier(
                ReportCacheKey.of(question), question.granularity(), than, StoredRow.CITY);
    }

    @Override
    public Optional<LocalDate> earlierCitiesOn(CityQuestion question, Instant shown) {
        return kept.earlierOn(ReportCacheKey.of(question), shown);
    }

    @Override
    public Optional<Period> otherCityDays(CityQuestion question) {
        return kept.otherDays(ReportCacheKey.of(question));
    }

    @Override
    public void keepCities(CityQuestion question, Report<CityRow> cities) {
        kept.keep(ReportCacheKey.of(question), cities, StoredRow.CITY);
    }

    @Override
    public Optional<Report<ReferrerRow>> keptReferrers(Period period, Granularity granularity) {
        return kept.latest(
                ReportCacheKey.ofReferrers(period, granularity), granularity, StoredRow.REFERRER);
    }

    @Override
    public Optional<Report<ReferrerRow>> earlierReferrers(
            Period period, Granularity granularity, BaselineCriteria than) {
        return kept.earlier(
                ReportCacheKey.ofReferrers(period, granularity),
                granularity,
                than,
                StoredRow.REFERRER);
    }

    @Override
    public Optional<LocalDate> earlierReferrersOn(
            Period period, Granularity granularity, Instant shown) {
        return kept.earlierOn(ReportCacheKey.ofReferrers(period, granularity), shown);
    }

    @Override
    public Optional<Period> otherReferrerDays(Period period, Granularity granularity) {
        return kept.otherDays(ReportCacheKey.ofReferrers(period, granularity));
    }

    @Override
    public void keepReferrers(Report<ReferrerRow> referrers) {
        ReportOrigin origin = referrers.origin();
        kept.keep(
                ReportCacheKey.ofReferrers(origin.period(), granularity(origin)),
                referrers,
                StoredRow.REFERRER);
    }

    @Override
    public Optional<Report<BrowserRow>> keptBrowsers(
            VideoId video, Period period, Granularity granularity) {
        return kept.latest(
                ReportCacheKey.ofBrowsers(video, period, granularity),
                granularity,
                StoredRow.BROWSER);
    }

    @Override
    public Optional<Report<BrowserRow>> earlierBrowsers(
            VideoId video, Period period, Granularity granularity, BaselineCriteria than) {
        return kept.earlier(
                ReportCacheKey.ofBrowsers(video, period, granularity),
                granularity,
                than,
                StoredRow.BROWSER);
    }

    @Override
    public Optional<LocalDate> earlierBrowsersOn(
            VideoId video, Period period, Granularity granularity, Instant shown) {
        return kept.earlierOn(ReportCacheKey.ofBrowsers(video, period, granularity), shown);
    }

    @Override
    public Optional<Period> otherBrowserDays(
            VideoId video, Period period, Granularity granularity) {
        return kept.otherDays(ReportCacheKey.ofBrowsers(video, period, granularity));
    }

    @Override
    public void keepBrowsers(VideoId video, Report<BrowserRow> browsers) {
        ReportOrigin origin = browsers.origin();
        kept.keep(
                ReportCacheKey.ofBrowsers(video, origin.period(), granularity(origin)),
                browsers,
                StoredRow.BROWSER);
    }

    private static Granularity granularity(ReportOrigin origin) {
        return Objects.requireNonNullElse(origin.granularity(), Granularity.TOTAL);
    }

    @Override
    public void remember(Report<RankingRow> ranking) {
        session.catalogue()
                .remember(ranking.rows().stream().flatMap(this::known).limit(KEPT).toList());
    }

    private Stream<KnownItem> known(RankingRow row) {
        VideoId id = row.videoId();
        return id == null || !id.isUuid()
                ? Stream.empty()
                : Stream.of(
                        session.catalogue()
                                .confirmed(id, ItemKind.VIDEO, row.title(), ItemSource.ANSWER));
    }

    /** Row collector that reports progress. */
    private static final class Collected<R> implements RowSink<R> {
        private final List<R> rows = new ArrayList<>();
        private final Function<R, R> slim;
        private final LongConsumer told;

        Collected(Function<R, R> slim, LongConsumer told) {
            this.slim = slim;
            this.told = told;
        }

        @Override
        public void row(R row) {
            rows.add(slim.apply(row));
        }

        @Override
        public void progress(long soFar) {
            told.accept(soFar);
        }
    }
}
