package app.marquee.service.session;

import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Registry of the host that last served each operation. Thread-safe. */
public final class RespondingHosts {
    private final Session session;
    private final Map<Operation, String> hosts = new ConcurrentHashMap<>();

    public RespondingHosts(Session session) {
        this.session = session;
    }

    /** Reads, and notices who answered; blocks as the read does. */
    public <T> T noticing(Operation operation, Supplier<T> read) {
        try (RespondingHostListener heard = RespondingHostListener.of(session, operation)) {
            T answer = read.get();
            String host = heard.host();
            if (host != null) {
                hosts.put(operation, host);
            }
            return answer;
        }
    }

    /** The same of an answer that was kept; who answered since then counts more. */
    public void recalling(Operation operation, @Nullable String host) {
        if (host != null) {
            hosts.putIfAbsent(operation, host);
        }
    }

    public Optional<String> of(Operation operation) {
        return Optional.ofNullable(hosts.get(operation));
    }
}
