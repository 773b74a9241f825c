package app.marquee.service;

import app.marquee.model.Exchange;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The last exchanges of a session, in memory only. Thread-safe; listeners are called on the thread
 * that made the exchange.
 */
public final class ExchangeHistory implements Consumer<Exchange> {
    /** How many exchanges are kept where nobody chose. */
    public static final int DEFAULT_LIMIT = 2_000;

    private final int limit;
    private final Deque<Exchange> exchanges = new ArrayDeque<>();
    private final List<Consumer<Exchange>> listeners = new CopyOnWriteArrayList<>();
    private long dropped;

    public ExchangeHistory(int limit) {
        this.limit = limit;
    }

    @Override
    public void accept(Exchange exchange) {
        synchronized (this) {
            if (exchanges.size() == limit) {
                exchanges.removeFirst();
                dropped++;
            }
            exchanges.addLast(exchange);
        }
        listeners.forEach(listener -> listener.accept(exchange));
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
        dropped = 0;
    }

    /** Tells the listener of every exchange from now on, until what is returned is run. */
    public Runnable listen(Consumer<Exchange> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
