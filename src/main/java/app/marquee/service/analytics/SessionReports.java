package app.marquee.service.analytics;

import app.marquee.api.json.RowSink;
import app.marquee.api.json.RowsEnd;
import app.marquee.http.ApiRequest;
import app.marquee.http.budget.Priority;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.RespondingHostListener;
import app.marquee.service.session.Session;
import app.marquee.store.snapshot.Snapshots;
import app.marquee.store.snapshot.StoredAnswer;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Reports of one session, read row by row, with the responding host; cancelled by interrupt.
 * Thread-safe. Blocking.
 */
public final class SessionReports implements Reports {
    /** How many videos of one ranking are kept: users look for one of the first. */
    static final int TITLES = 10_000;

    private final Session session;

    public SessionReports(Session session) {
        this.session = session;
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public Instant now() {
        return session.clock().instant();
    }

    @Override
    public int requestsPerMinute() {
        return session.connection().terms().requestsPerMinute();
    }

    @Override
    public boolean savesReports() {
        return true;
    }

    @Override
    public int settlingDays() {
        return session.keptAnswers().settlingDays();
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows) {
        return load(type, question, Priority.INTERACTIVE, rows);
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        return load(type, question, Priority.BACKGROUND, _ -> {});
    }

    private <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, Priority priority, LongConsumer told) {
        Instant askedAt = now();
        Rows<R> rows = new Rows<>(told);
        ApiRequest request = type.request().apply(question).with(priority);
        try (RespondingHostListener heard = RespondingHostListener.of(session, type.operation())) {
            RowsEnd end = session.transport().send(request, type.reader().apply(rows));
            return new Report<>(
                    type,
                    question,
                    heard.host(),
                    askedAt,
                    zone(),
                    rows.all,
                    end.total(),
                    end.extras());
        }
    }

    @Override
    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        return session.snapshots()
                .latest(session.id(), keys().key(type, question), type.form())
                .map(
                        saved ->
                                new Report<>(
                                        type,
                                        question,
                                        saved.host(),
                                        saved.askedAt(),
                                        zone(),
                                        saved.rows(),
                                        saved.total(),
                                        saved.extras()));
    }

    private ReportKeys keys() {
        return new ReportKeys(session.connection());
    }

    @Override
    public <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> questions) {
        Map<String, Q> asked = new HashMap<>();
        questions.forEach(question -> asked.put(keys().key(type, question), question));
        Map<Q, Instant> found = new HashMap<>();
        session.snapshots()
                .askedAt(session.id(), asked.keySet())
                .forEach((key, time) -> found.put(asked.get(key), time));
        return found;
    }

    @Override
    public <Q extends PeriodQuestion<Q>> Optional<Q> otherPeriod(
            ReportType<Q, ?> type, Q question) {
        List<String> saved = session.snapshots().questions(session.id(), keys().beginning(type));
        return keys().nearest(type, question, saved);
    }

    @Override
    public <Q extends ReportQuestion, R> void save(Report<Q, R> report) {
        ReportType<Q, R> type = report.type();
        String key = keys().key(type, report.question());
        StoredAnswer<R> copy =
                new StoredAnswer<>(
                        report.host(),
                        report.askedAt(),
                        report.rows(),
                        report.total(),
                        report.extras());
        Snapshots.Retention retention = session.keptAnswers().retention();
        if (type.replaces()) {
            session.snapshots().keepAlone(session.id(), key, type.form(), copy, retention);
        } else {
            session.snapshots().keep(session.id(), key, type.form(), copy, retention);
        }
    }

    @Override
    public void saveTitles(Report<RankingQuestion, RankingRow> ranking) {
        session.catalogue()
                .remember(ranking.rows().stream().flatMap(this::known).limit(TITLES).toList());
    }

    private Stream<KnownItem> known(RankingRow row) {
        VideoId id = row.videoId();
        return id == null || !id.isUuid()
                ? Stream.empty()
                : Stream.of(
                        session.catalogue()
                                .confirmed(id, ItemKind.VIDEO, row.title(), ItemSource.RANKING));
    }

    /** Row collector that reports progress. */
    private static final class Rows<R> implements RowSink<R> {
        private final List<R> all = new ArrayList<>();
        private final LongConsumer told;

        Rows(LongConsumer told) {
            this.told = told;
        }

        @Override
        public void row(R row) {
            all.add(row);
        }

        @Override
        public void progress(long soFar) {
            told.accept(soFar);
        }
    }
}
