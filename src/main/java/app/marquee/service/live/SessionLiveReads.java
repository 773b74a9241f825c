package app.marquee.service.live;

import app.marquee.api.Gateways;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.id.LiveId;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.ReportCacheKey;
import app.marquee.service.session.RespondingHosts;
import app.marquee.service.session.Session;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** Live stream reads of one connection; cancelled by interrupt. Thread-safe. Blocking. */
public final class SessionLiveReads implements LiveReads {
    private final Session session;
    private final RespondingHosts hosts;

    public SessionLiveReads(Session session) {
        this.session = session;
        this.hosts = new RespondingHosts(session);
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public int requestsPerMinute() {
        return session.connection().terms().requestsPerMinute();
    }

    @Override
    public LiveHistory history(LiveId live, boolean inBackground) {
        Instant askedAt = session.clock().instant();
        Gateways gateways = inBackground ? session.background() : session.gateways();
        return new LiveHistory(
                live,
                askedAt,
                hosts.noticing(
                        Operation.GET_VIEWERS_HISTORIC,
                        () -> gateways.analytics().viewersHistoric(live).rows()));
    }

    @Override
    public boolean keepsAnswers() {
        return true;
    }

    @Override
    public Optional<LiveHistory> kept(LiveId live) {
        return session.snapshots()
                .latest(session.id(), question(live), StoredRow.VIEWERS)
                .map(
                        answer -> {
                            hosts.recalling(Operation.GET_VIEWERS_HISTORIC, answer.host());
                            return new LiveHistory(live, answer.askedAt(), answer.rows());
                        });
    }

    /** The latest only: it holds all the points of those before. */
    @Override
    public void keep(LiveHistory history) {
        if (history.points().isEmpty()) {
            return;
        }
        session.snapshots()
                .keepAlone(
                        session.id(),
                        question(history.live()),
                        StoredRow.VIEWERS,
                        new StoredAnswer<>(
                                host().orElse(null),
                                history.askedAt(),
                                history.points(),
                                Counters.UNKNOWN,
                                UnknownMembers.NONE),
                        session.keptAnswers().retention());
    }

    private String question(LiveId live) {
        return ReportCacheKey.text(
                session.connection(), Operation.GET_VIEWERS_HISTORIC, live.value());
    }

    @Override
    public Optional<String> host() {
        return hosts.of(Operation.GET_VIEWERS_HISTORIC);
    }
}
