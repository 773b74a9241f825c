package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Memory of the hosts that served an operation, keyed by the whole connection because an address
 * change invalidates it. Thread-safe.
 */
public interface HostMemory {
    /** The host that answered before, or null when none is known. */
    @Nullable HostRole get(Connection connection, Operation operation);

    void put(Connection connection, Operation operation, HostRole host);

    /** In-memory host memory until the application ends. Thread-safe. */
    final class HostsOfThisRun implements HostMemory {
        private final Map<Key, HostRole> known = new ConcurrentHashMap<>();

        private record Key(ConnectionId connection, URI baseUrl, URI dataUrl, Operation operation) {
            static Key of(Connection connection, Operation operation) {
                return new Key(
                        connection.id(), connection.baseUrl(), connection.dataUrl(), operation);
            }
        }

        @Override
        public @Nullable HostRole get(Connection connection, Operation operation) {
            return known.get(Key.of(connection, operation));
        }

        @Override
        public void put(Connection connection, Operation operation, HostRole host) {
            known.put(Key.of(connection, operation), host);
        }
    }
}
