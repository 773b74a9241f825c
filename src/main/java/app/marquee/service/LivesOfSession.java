package app.marquee.service;

import app.marquee.api.Gateways;
import app.marquee.model.LiveId;

import java.time.Instant;
import java.time.ZoneId;

/**
 * Reads live streams of one connection. Thread-safe; reads block and are cancelled by interrupt.
 */
public final class LivesOfSession implements LiveReads {
    private final Session session;

    public LivesOfSession(Session session) {
        this.session = session;
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
        return new LiveHistory(live, askedAt, gateways.analytics().viewersHistoric(live).rows());
    }
}
