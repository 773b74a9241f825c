package app.marquee.service.connection;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import java.time.ZoneId;
import java.util.Map;

/** Draft of a connection as the user types it; the addresses may be anything. */
public record ConnectionDraft(
        String name,
        ConnectionKind kind,
        String baseUrl,
        String dataUrl,
        boolean readOnly,
        int requestsPerMinute,
        ZoneId zone,
        Map<Operation, HostRole> hosts,
        Map<Operation, String> paths,
        ConnectionNetwork network) {
    public ConnectionDraft {
        hosts = Map.copyOf(hosts);
        paths = Map.copyOf(paths);
    }

    /** A draft that goes out the usual way. */
    public ConnectionDraft(
            String name,
            ConnectionKind kind,
            String baseUrl,
            String dataUrl,
            boolean readOnly,
            int requestsPerMinute,
            ZoneId zone,
            Map<Operation, HostRole> hosts,
            Map<Operation, String> paths) {
        this(
                name,
                kind,
                baseUrl,
                dataUrl,
                readOnly,
                requestsPerMinute,
                zone,
                hosts,
                paths,
                ConnectionNetwork.USUAL);
    }

    /** What an empty form begins with: production, and therefore read-only. */
    public static ConnectionDraft empty(ZoneId zone) {
        return new ConnectionDraft(
                "",
                ConnectionKind.PRODUCTION,
                "",
                "",
                true,
                Connection.DEFAULT_REQUESTS_PER_MINUTE,
                zone,
                Map.of(),
                Map.of());
    }

    public static ConnectionDraft of(Connection connection) {
        return new ConnectionDraft(
                connection.name(),
                connection.kind(),
                connection.baseUrl().toString(),
                connection.dataUrl().toString(),
                connection.readOnly(),
                connection.requestsPerMinute(),
                connection.zone(),
                connection.hosts(),
                connection.paths(),
                connection.network());
    }
}
