package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

/**
 * Which host of a connection was seen to serve an operation. Keyed by the whole connection, because
 * what was learned holds only for the addresses it was learned from. Called on the threads of
 * requests.
 */
public interface HostMemory {
    /** The host that answered before, or null when none is known. */
    @Nullable HostRole get(Connection connection, Operation operation);

    void put(Connection connection, Operation operation, HostRole host);
}
