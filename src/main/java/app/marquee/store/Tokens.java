package app.marquee.store;

import app.marquee.model.ConnectionId;
import app.marquee.model.Secret;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The tokens of this run, in memory only: never written anywhere. Thread-safe. */
public final class Tokens {
    private final Map<ConnectionId, Secret> tokens = new ConcurrentHashMap<>();

    public void put(ConnectionId connection, Secret token) {
        tokens.put(connection, token);
    }

    public Optional<Secret> get(ConnectionId connection) {
        return Optional.ofNullable(tokens.get(connection));
    }

    public void forget(ConnectionId connection) {
        tokens.remove(connection);
    }
}
