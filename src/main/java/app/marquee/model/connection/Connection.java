package app.marquee.model.connection;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import java.net.URI;
import java.time.ZoneId;
import java.util.Map;

/**
 * Connection to an account of the platform. The token is not part of it.
 *
 * @param requestsPerMinute the request budget
 * @param zone the time zone of the account, in which its days begin
 * @param hosts operations that are asked at another host than by default
 * @param paths operations that are asked at another path than the contract's, by template ({@code
 *     /playlists/{playlist_id}})
 */
public record Connection(
        ConnectionId id,
        String name,
        ConnectionKind kind,
        URI baseUrl,
        URI dataUrl,
        boolean readOnly,
        int requestsPerMinute,
        ZoneId zone,
        Map<Operation, HostRole> hosts,
        Map<Operation, String> paths,
        ConnectionNetwork network) {
    /** The default request budget, with a margin below what services were seen to allow. */
    public static final int DEFAULT_REQUESTS_PER_MINUTE = 120;

    public Connection {
        hosts = Map.copyOf(hosts);
        paths = Map.copyOf(paths);
    }

    /** A connection that goes out the usual way. */
    public Connection(
            ConnectionId id,
            String name,
            ConnectionKind kind,
            URI baseUrl,
            URI dataUrl,
            boolean readOnly,
            int requestsPerMinute,
            ZoneId zone,
            Map<Operation, HostRole> hosts,
            Map<Operation, String> paths) {
        this(
                id,
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

    public Connection withReadOnly(boolean refuseWrites) {
        return new Connection(
                id,
                name,
                kind,
                baseUrl,
                dataUrl,
                refuseWrites,
                requestsPerMinute,
                zone,
                hosts,
                paths,
                network);
    }

    public Connection withPaths(Map<Operation, String> otherPaths) {
        return new Connection(
                id,
                name,
                kind,
                baseUrl,
                dataUrl,
                readOnly,
                requestsPerMinute,
                zone,
                hosts,
                otherPaths,
                network);
    }

    /** Whether every operation is asked at the same host as over the other connection. */
    public boolean hasAddressesOf(Connection other) {
        return baseUrl.equals(other.baseUrl)
                && dataUrl.equals(other.dataUrl)
                && hosts.equals(other.hosts);
    }

    public URI url(HostRole role) {
        return role == HostRole.BASE ? baseUrl : dataUrl;
    }
}
