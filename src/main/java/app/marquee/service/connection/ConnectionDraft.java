package app.marquee.service.connection;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;

import java.time.ZoneId;

/** Draft of a connection as the user types it; the addresses may be anything. */
public record ConnectionDraft(
        String name,
        ConnectionKind kind,
        String baseUrl,
        String dataUrl,
        Connection.Routes routes,
        Connection.Terms terms) {
    /** What an empty form begins with: production, and therefore read-only. */
    public static ConnectionDraft empty(ZoneId zone) {
        return new ConnectionDraft(
                "",
                ConnectionKind.PRODUCTION,
                "",
                "",
                Connection.Routes.USUAL,
                new Connection.Terms(
                        true,
                        Connection.DEFAULT_REQUESTS_PER_MINUTE,
                        zone,
                        ConnectionNetwork.USUAL));
    }

    public static ConnectionDraft of(Connection connection) {
        return new ConnectionDraft(
                connection.name(),
                connection.kind(),
                connection.baseUrl().toString(),
                connection.dataUrl().toString(),
                connection.routes(),
                connection.terms());
    }
}
