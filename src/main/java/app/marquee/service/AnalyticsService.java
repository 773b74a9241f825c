package app.marquee.service;

import app.marquee.analytics.Period;
import app.marquee.api.Gateways;
import app.marquee.api.RowSink;
import app.marquee.api.RowsEnd;
import app.marquee.model.AnalyticsQuery;
import app.marquee.model.BrowserRow;
import app.marquee.model.CityRow;
import app.marquee.model.Connection;
import app.marquee.model.Extras;
import app.marquee.model.Granularity;
import app.marquee.model.ItemKind;
import app.marquee.model.ItemSource;
import app.marquee.model.KnownItem;
import app.marquee.model.Operation;
import app.marquee.model.RankingRow;
import app.marquee.model.ReferrerRow;
import app.marquee.model.VideoId;
import app.marquee.store.StoredAnswer;
import app.marquee.store.StoredRow;

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
 * Reads viewing analytics of one connection row by row and notices which host answered.
 * Thread-safe; reads block and are cancelled by interrupt.
 */
public final class AnalyticsService implements AnalyticsReads {
    /** How many videos of one ranking are kept: what a person looks for is among the first. */
    static final int KEPT = 10_000;

    private final Session session;

    public AnalyticsService(Session session) {
        this.session = session;
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

    /** The same after what a person waits for. */
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
        return Optional.of(new RankingDaysOfSession(session, this));
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
        try (AnsweringHost heard = AnsweringHost.of(session, operation)) {
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
                        Extras.NONE)
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
                        Extras.NONE)
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
        return kept(Question.ofRanking(period), null, StoredRow.RANKING);
    }

    @Override
    public Optional<Report<RankingRow>> earlierRanking(Period period, @Nullable LocalDate until) {
        return earlier(Question.ofRanking(period), null, until, StoredRow.RANKING);
    }

    /**
     * Of the same days asked for before today, else of days a day or a week earlier; with a day
     * before today, of the same days asked for on it or before.
     */
    private <R> Optional<Report<R>> earlier(
            Question question,
            @Nullable Granularity granularity,
            @Nullable LocalDate until,
            StoredRow<R> form) {
        if (until != null && until.isBefore(today())) {
            Instant midnight = until.plusDays(1).atStartOfDay(zone()).toInstant();
            return kept(question, granularity, midnight, form);
        }
        Instant morning = today().atStartOfDay(zone()).toInstant();
        Period period = question.period();
        return kept(question, granularity, morning, form)
                .or(() -> kept(question.of(daysBefore(period, 1)), granularity, form))
                .or(() -> kept(question.of(daysBefore(period, 7)), granularity, form));
    }

    /** Of the answer that {@link #earlier} finds where no day is chosen, if not of today. */
    private Optional<LocalDate> earlierOn(Question question) {
        Instant morning = today().atStartOfDay(zone()).toInstant();
        Period period = question.period();
        return askedAt(question, morning)
                .or(() -> askedAt(question.of(daysBefore(period, 1)), Instant.MAX))
                .or(() -> askedAt(question.of(daysBefore(period, 7)), Instant.MAX))
                .map(asked -> LocalDate.ofInstant(asked, zone()))
                .filter(day -> day.isBefore(today()));
    }

    private Optional<Instant> askedAt(Question question, Instant before) {
        return session.snapshots()
                .lastAskedAt(session.id(), question.text(session.connection()), before);
    }

    @Override
    public Optional<LocalDate> earlierRankingOn(Period period) {
        return earlierOn(Question.ofRanking(period));
    }

    @Override
    public Optional<LocalDate> earlierCitiesOn(CityQuestion question) {
        return earlierOn(Question.of(question));
    }

    @Override
    public Optional<LocalDate> earlierReferrersOn(Period period, Granularity granularity) {
        return earlierOn(Question.ofReferrers(period, granularity));
    }

    @Override
    public Optional<LocalDate> earlierBrowsersOn(
            VideoId video, Period period, Granularity granularity) {
        return earlierOn(Question.ofBrowsers(video, period, granularity));
    }

    private Optional<Period> otherDays(Question question) {
        Connection connection = session.connection();
        return question.nearest(
                session.snapshots().questions(session.id(), question.beginning(connection)),
                connection);
    }

    @Override
    public Optional<Period> otherRankingDays(Period period) {
        return otherDays(Question.ofRanking(period));
    }

    @Override
    public Optional<Period> otherCityDays(CityQuestion question) {
        return otherDays(Question.of(question));
    }

    @Override
    public Optional<Period> otherReferrerDays(Period period, Granularity granularity) {
        return otherDays(Question.ofReferrers(period, granularity));
    }

    @Override
    public Optional<Period> otherBrowserDays(
            VideoId video, Period period, Granularity granularity) {
        return otherDays(Question.ofBrowsers(video, period, granularity));
    }

    private static Period daysBefore(Period period, int days) {
        return new Period(period.start().minusDays(days), period.end().minusDays(days));
    }

    @Override
    public Optional<Report<CityRow>> earlierCities(CityQuestion question) {
        return earlierCities(question, null);
    }

    @Override
    public Optional<Report<CityRow>> earlierCities(
            CityQuestion question, @Nullable LocalDate until) {
        return earlier(Question.of(question), question.granularity(), until, StoredRow.CITY);
    }

    @Override
    public Optional<Report<ReferrerRow>> keptReferrers(Period period, Granularity granularity) {
        return kept(Question.ofReferrers(period, granularity), granularity, StoredRow.REFERRER);
    }

    @Override
    public Optional<Report<ReferrerRow>> earlierReferrers(Period period, Granularity granularity) {
        return earlierReferrers(period, granularity, null);
    }

    @Override
    public Optional<Report<ReferrerRow>> earlierReferrers(
            Period period, Granularity granularity, @Nullable LocalDate until) {
        return earlier(
                Question.ofReferrers(period, granularity), granularity, until, StoredRow.REFERRER);
    }

    @Override
    public void keepReferrers(Report<ReferrerRow> referrers) {
        ReportOrigin origin = referrers.origin();
        keep(
                Question.ofReferrers(origin.period(), granularity(origin)),
                referrers,
                StoredRow.REFERRER);
    }

    @Override
    public Optional<Report<BrowserRow>> keptBrowsers(
            VideoId video, Period period, Granularity granularity) {
        return kept(
                Question.ofBrowsers(video, period, granularity), granularity, StoredRow.BROWSER);
    }

    @Override
    public Optional<Report<BrowserRow>> earlierBrowsers(
            VideoId video, Period period, Granularity granularity) {
        return earlierBrowsers(video, period, granularity, null);
    }

    @Override
    public Optional<Report<BrowserRow>> earlierBrowsers(
            VideoId video, Period period, Granularity granularity, @Nullable LocalDate until) {
        return earlier(
                Question.ofBrowsers(video, period, granularity),
                granularity,
                until,
                StoredRow.BROWSER);
    }

    @Override
    public void keepBrowsers(VideoId video, Report<BrowserRow> browsers) {
        ReportOrigin origin = browsers.origin();
        keep(
                Question.ofBrowsers(video, origin.period(), granularity(origin)),
                browsers,
                StoredRow.BROWSER);
    }

    private static Granularity granularity(ReportOrigin origin) {
        return Objects.requireNonNullElse(origin.granularity(), Granularity.TOTAL);
    }

    @Override
    public Optional<Report<CityRow>> keptCities(CityQuestion question) {
        return kept(Question.of(question), question.granularity(), StoredRow.CITY);
    }

    @Override
    public void keepRanking(Report<RankingRow> ranking) {
        keep(Question.ofRanking(ranking.origin().period()), ranking, StoredRow.RANKING);
    }

    @Override
    public void keepCities(CityQuestion question, Report<CityRow> cities) {
        keep(Question.of(question), cities, StoredRow.CITY);
    }

    private <R> Optional<Report<R>> kept(
            Question question, @Nullable Granularity granularity, StoredRow<R> form) {
        return kept(question, granularity, Instant.MAX, form);
    }

    private <R> Optional<Report<R>> kept(
            Question question,
            @Nullable Granularity granularity,
            Instant before,
            StoredRow<R> form) {
        return session.snapshots()
                .before(session.id(), question.text(session.connection()), before, form)
                .map(
                        answer ->
                                new Report<>(
                                        new ReportOrigin(
                                                question.operation(),
                                                answer.host(),
                                                answer.askedAt(),
                                                question.period(),
                                                granularity,
                                                zone()),
                                        answer.rows(),
                                        answer.total(),
                                        answer.extras()));
    }

    private <R> void keep(Question question, Report<R> report, StoredRow<R> form) {
        session.snapshots()
                .keep(
                        session.id(),
                        question.text(session.connection()),
                        form,
                        new StoredAnswer<>(
                                report.origin().host(),
                                report.origin().askedAt(),
                                report.rows(),
                                report.total(),
                                report.extras()),
                        session.keptAnswers().retention());
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

    /** Collects rows and tells how many there are. */
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
