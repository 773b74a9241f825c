package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

/**
 * Memory of the hosts that served an operation, keyed by the whole connection because an address
 * change invalidates it. Thread-safe.
 */
public interface HostMemory {
    /** The host that answered before, or null when none is known. */
    @Nullable HostRole get(Connection connection, Operation operation);

    void put(Connection connection, Operation operation, HostRole host);
}
