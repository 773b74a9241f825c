package app.marquee.service.session;

import app.marquee.http.ExchangeListener;
import app.marquee.model.connection.Exchange;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Bounded in-memory history of a session's exchanges. Listeners are called on the thread of the
 * exchange. Thread-safe.
 */
public final class ExchangeHistory implements ExchangeListener {
    /** Default number of exchanges. */
    public static final int DEFAULT_LIMIT = 2_000;

    /** How many characters of bodies are kept; a body's beginning alone can be 64 K. */
    public static final long DEFAULT_CHARACTERS = 16_000_000;

    private final int limit;
    private final long characters;
    private long kept;
    private final Deque<Exchange> exchanges = new ArrayDeque<>();
    private final List<Consumer<Exchange>> listeners = new CopyOnWriteArrayList<>();
    private long dropped;

    public ExchangeHistory(int limit, long characters) {
        this.limit = limit;
        this.characters = characters;
    }

    @Override
    public void ended(Exchange exchange) {
        synchronized (this) {
            exchanges.addLast(exchange);
            kept += weight(exchange);
            // The newest one stays, however large it is.
            while (exchanges.size() > limit || (kept > characters && exchanges.size() > 1)) {
                kept -= weight(exchanges.removeFirst());
                dropped++;
            }
        }
        listeners.forEach(listener -> listener.accept(exchange));
    }

    private static long weight(Exchange exchange) {
        @Nullable String request = exchange.requestBody();
        return exchange.responseBeginning().length() + (request == null ? 0L : request.length());
    }

    /** The exchanges that are kept, the oldest first. */
    public synchronized List<Exchange> all() {
        return List.copyOf(exchanges);
    }

    /** How many were forgotten because there were too many. */
    public synchronized long dropped() {
        return dropped;
    }

    public synchronized void clear() {
        exchanges.clear();
        kept = 0;
        dropped = 0;
    }

    /** Notifies the listener of every exchange from now on, until what is returned is run. */
    public Runnable listen(Consumer<Exchange> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
