package app.marquee.service.change;

import app.marquee.http.curl.Curl;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Exchange;
import app.marquee.model.id.ChangeId;
import app.marquee.service.session.Session;

import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Activity log of a session: its requests and changes. Everything but {@link #changes} only touches
 * memory.
 */
public final class ActivityService {
    private static final int CHANGES = 1_000;
    private static final Set<ChangeState> UNSETTLED =
            EnumSet.of(ChangeState.STAGED, ChangeState.SENDING, ChangeState.UNKNOWN);

    private final Session session;

    public ActivityService(Session session) {
        this.session = session;
    }

    /** The present time. */
    public Instant now() {
        return session.clock().instant();
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
     * Notifies the listener of every exchange on the thread that made it, until what is returned is
     * run.
     */
    public Runnable listen(Consumer<Exchange> listener) {
        return session.exchanges().listen(listener);
    }

    /**
     * The newest changes of the journal and every older one that is not settled, the latest first.
     * Blocks.
     */
    public List<ChangeLine> changes() {
        Map<ChangeId, ChangeLine> all = new LinkedHashMap<>();
        session.changes().newest(CHANGES).forEach(line -> all.put(line.id(), line));
        for (ChangeState state : UNSETTLED) {
            session.changes().inState(state).forEach(line -> all.putIfAbsent(line.id(), line));
        }
        return all.values().stream()
                .sorted(Comparator.comparingLong(ChangeLine::sequence).reversed())
                .toList();
    }

    /**
     * Runs the listener after something was recorded in the journal, on the thread that did, until
     * what is returned is run.
     */
    public Runnable listenToChanges(Runnable listener) {
        return session.changes().lists().listen(listener);
    }

    /** The pending changes, and lists of them. */
    public ChangeListService changeLists() {
        return new ChangeListService(session);
    }

    /**
     * The request of an exchange as a shell command with {@code $TOKEN} in the place of the token.
     */
    public static String curl(Exchange exchange) {
        return Curl.of(exchange);
    }
}
