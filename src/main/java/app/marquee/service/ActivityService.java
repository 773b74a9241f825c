package app.marquee.service;

import app.marquee.http.Curl;
import app.marquee.model.ChangeLine;
import app.marquee.model.Exchange;

import java.util.List;
import java.util.function.Consumer;

/**
 * What a session asked and what it changed. Everything but {@link #changes} touches memory only.
 */
public final class ActivityService {
    private static final int CHANGES = 1_000;

    private final Session session;

    public ActivityService(Session session) {
        this.session = session;
    }

    /** The exchanges of this session that are kept, the oldest first. */
    public List<Exchange> exchanges() {
        return session.exchanges().all();
    }

    /** How many older exchanges were forgotten because there were too many. */
    public long dropped() {
        return session.exchanges().dropped();
    }

    /** Forgets the exchanges; the journal of changes is never forgotten. */
    public void clear() {
        session.exchanges().clear();
    }

    /**
     * Tells the listener of every exchange on the thread that made it, until what is returned is
     * run.
     */
    public Runnable listen(Consumer<Exchange> listener) {
        return session.exchanges().listen(listener);
    }

    /** The newest changes of the journal, the latest first. Blocks. */
    public List<ChangeLine> changes() {
        return session.changes().newest(CHANGES);
    }

    /**
     * The request of an exchange as a shell command with {@code $TOKEN} in the place of the token.
     */
    public static String curl(Exchange exchange) {
        return Curl.of(exchange);
    }
}
