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
 * @param routes where it differs from the contract
 */
public record Connection(
        ConnectionId id,
        String name,
        ConnectionKind kind,
        URI baseUrl,
        URI dataUrl,
        Routes routes,
        Terms terms) {
    /** The default request budget, with a margin below what services were seen to allow. */
    public static final int DEFAULT_REQUESTS_PER_MINUTE = 120;

    /**
     * Routes that aren't the contract's.
     *
     * @param hosts operations that are asked at another host than by default
     * @param paths operations that are asked at another path than the contract's, by template
     *     ({@code /playlists/{playlist_id}})
     */
    public record Routes(Map<Operation, HostRole> hosts, Map<Operation, String> paths) {
        public static final Routes USUAL = new Routes(Map.of(), Map.of());

        public Routes {
            hosts = Map.copyOf(hosts);
            paths = Map.copyOf(paths);
        }
    }

    /**
     * Terms on which Marquee uses an account.
     *
     * @param requestsPerMinute the request budget
     * @param zone the time zone of the account, in which its days begin
     */
    public record Terms(
            boolean readOnly, int requestsPerMinute, ZoneId zone, ConnectionNetwork network) {}

    public boolean readOnly() {
        return terms.readOnly;
    }

    public ZoneId zone() {
        return terms.zone;
    }

    public Connection withReadOnly(boolean refuseWrites) {
        Terms now = new Terms(refuseWrites, terms.requestsPerMinute, terms.zone, terms.network);
        return new Connection(id, name, kind, baseUrl, dataUrl, routes, now);
    }

    public Connection withPaths(Map<Operation, String> otherPaths) {
        Routes now = new Routes(routes.hosts, otherPaths);
        return new Connection(id, name, kind, baseUrl, dataUrl, now, terms);
    }

    /** Whether every operation is asked at the same host as over the other connection. */
    public boolean hasAddressesOf(Connection other) {
        return baseUrl.equals(other.baseUrl)
                && dataUrl.equals(other.dataUrl)
                && routes.hosts.equals(other.routes.hosts);
    }

    public URI url(HostRole role) {
        return role == HostRole.BASE ? baseUrl : dataUrl;
    }
}
