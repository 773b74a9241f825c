package app.marquee.service;

import app.marquee.api.Gateways;
import app.marquee.model.LiveId;
import app.marquee.model.Operation;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Reads live streams of one connection. Thread-safe; reads block and are cancelled by interrupt.
 */
public final class LivesOfSession implements LiveReads {
    private final Session session;
    private final LastHosts hosts;

    public LivesOfSession(Session session) {
        this.session = session;
        this.hosts = new LastHosts(session);
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public int requestsPerMinute() {
        return session.connection().requestsPerMinute();
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
    public Optional<String> host() {
        return hosts.of(Operation.GET_VIEWERS_HISTORIC);
    }
}
