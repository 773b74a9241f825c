package app.marquee.service.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Saved reports, and those of a platform, of which each load is noted. */
public final class ReportShelf implements Reports {
    /** The zone of the account, in which a day ends three hours later than in UTC. */
    public static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private final Instant now;
    private final Map<Key, Report<?, ?>> saved = new HashMap<>();
    private final Map<ReportQuestion, List<?>> platform = new HashMap<>();
    private final List<ReportQuestion> loaded = new ArrayList<>();
    private int reads;
    private @Nullable ReportQuestion other;
    private @Nullable FailureException failing;
    private @Nullable ReportType<?, ?> failingType;

    /** Of two reports with one question. */
    private record Key(ReportType<?, ?> type, ReportQuestion question) {}

    public ReportShelf(Instant now) {
        this.now = now;
    }

    public static <Q extends ReportQuestion, R> Report<Q, R> report(
            ReportType<Q, R> type, Q question, Instant at, List<R> rows) {
        return new Report<>(
                type, question, "host", at, ZONE, rows, Counters.UNKNOWN, UnknownMembers.NONE);
    }

    /** Has the platform return these rows. */
    public void has(ReportQuestion question, List<?> rows) {
        platform.put(question, rows);
    }

    /** Has every load fail. */
    public void fail(FailureException why) {
        failing = why;
    }

    /** Has every load of one type fail. */
    public void fail(ReportType<?, ?> type, FailureException why) {
        failingType = type;
        failing = why;
    }

    /** Names other days with a saved copy. */
    public void otherPeriod(ReportQuestion question) {
        other = question;
    }

    /** The questions that were loaded, in turn. */
    public List<ReportQuestion> loaded() {
        return loaded;
    }

    /** How often a saved copy was read whole. */
    public int reads() {
        return reads;
    }

    @Override
    public ZoneId zone() {
        return ZONE;
    }

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public int requestsPerMinute() {
        return 120;
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows) {
        return loadInBackground(type, question);
    }

    @Override
    @SuppressWarnings("unchecked") // a test gives rows of the type of their question
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        loaded.add(question);
        if (failing != null && (failingType == null || failingType.equals(type))) {
            throw failing;
        }
        return report(type, question, now, (List<R>) platform.getOrDefault(question, List.of()));
    }

    @Override
    @SuppressWarnings("unchecked") // a test saves reports of the type of their question
    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        reads++;
        return Optional.ofNullable((Report<Q, R>) saved.get(new Key(type, question)));
    }

    @Override
    public <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> questions) {
        Map<Q, Instant> found = new HashMap<>();
        for (Q question : questions) {
            Report<?, ?> report = saved.get(new Key(type, question));
            if (report != null) {
                found.put(question, report.askedAt());
            }
        }
        return found;
    }

    @Override
    @SuppressWarnings("unchecked") // a test gives a question of the type
    public <Q extends PeriodQuestion<Q>> Optional<Q> otherPeriod(
            ReportType<Q, ?> type, Q question) {
        return Optional.ofNullable((Q) other);
    }

    @Override
    public <Q extends ReportQuestion, R> void save(Report<Q, R> report) {
        saved.put(new Key(report.type(), report.question()), report);
    }
}
