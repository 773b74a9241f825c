package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.connection.Connection;
import app.marquee.service.session.Session;

import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Ranking days of one connection, one query per day. Thread-safe. Blocking. */
final class SessionRankingDays implements RankingDays {
    private final Session session;
    private final AnalyticsService analytics;

    SessionRankingDays(Session session, AnalyticsService analytics) {
        this.session = session;
        this.analytics = analytics;
    }

    @Override
    public int requestsPerMinute() {
        return session.connection().terms().requestsPerMinute();
    }

    @Override
    public Map<LocalDate, Instant> askedAt(Period period) {
        Connection connection = session.connection();
        Map<String, LocalDate> days = new HashMap<>();
        period.start()
                .datesUntil(period.end().plusDays(1))
                .forEach(day -> days.put(question(day).text(connection), day));
        Map<LocalDate, Instant> found = new HashMap<>();
        session.snapshots()
                .askedAt(session.id(), days.keySet())
                .forEach((question, time) -> found.put(days.get(question), time));
        return found;
    }

    private static ReportCacheKey question(LocalDate day) {
        return ReportCacheKey.ofRanking(Period.of(day));
    }

    @Override
    public Optional<Report<RankingRow>> kept(LocalDate day) {
        return analytics.keptRanking(Period.of(day));
    }

    @Override
    public void read(LocalDate day, LongConsumer rows) {
        analytics.keepRanking(analytics.rankingInBackground(Period.of(day), rows));
    }
}
