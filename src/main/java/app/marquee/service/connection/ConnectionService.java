package app.marquee.service.connection;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.model.connection.Exchange;
import app.marquee.model.connection.KeychainState;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.ReportCacheSettings;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.settings.ConnectionsFile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Service for saved and temporary connections. Everything but {@link #test}, {@link #delete} and
 * {@link #open} only touches memory.
 */
public final class ConnectionService {
    private final SessionParts parts;
    private final Map<ConnectionId, Connection> ofThisRun = new ConcurrentHashMap<>();
    private final List<Session> open = new ArrayList<>();
    private volatile boolean writesRefused;

    public ConnectionService(SessionParts parts) {
        this.parts = parts;
    }

    /** Those of this run first, then those that are kept, in the order of the list. */
    public List<Connection> all() {
        List<Connection> all = new ArrayList<>(ofThisRun.values());
        parts.settings().current().connections().stream()
                .filter(connection -> !ofThisRun.containsKey(connection.id()))
                .forEach(all::add);
        return List.copyOf(all);
    }

    public Optional<Connection> find(ConnectionId id) {
        return all().stream().filter(connection -> connection.id().equals(id)).findFirst();
    }

    /** Whether it is gone after this run: the sandbox, or one of the command line. */
    public boolean isOfThisRun(ConnectionId id) {
        return ofThisRun.containsKey(id);
    }

    /**
     * Keeps a new connection.
     *
     * @throws IllegalArgumentException when the draft has {@link ConnectionRules#problems}
     */
    public Connection add(ConnectionDraft draft) {
        return keep(new ConnectionId(UUID.randomUUID().toString()), draft);
    }

    /**
     * Replaces a connection. A session that is open with it takes its lock against writes at once
     * and goes on otherwise as it was opened: close it and open it again. A token is for the hosts
     * it was given for: when an address changes it is forgotten and has to be given anew, and
     * sessions with the former addresses are closed.
     *
     * @throws IllegalArgumentException when the draft has {@link ConnectionRules#problems}
     */
    public Connection edit(ConnectionId id, ConnectionDraft draft) {
        Optional<Connection> before = find(id);
        Connection edited = keep(id, draft);
        before.filter(old -> !sameAddresses(old, edited)).ifPresent(_ -> loseToken(id));
        lock(id, edited.readOnly());
        return edited;
    }

    private void loseToken(ConnectionId id) {
        sessions(id).forEach(Session::loseToken);
        closeAll(id);
        parts.tokens().forget(id);
    }

    private static boolean sameAddresses(Connection one, Connection other) {
        return one.baseUrl().equals(other.baseUrl()) && one.dataUrl().equals(other.dataUrl());
    }

    private Connection keep(ConnectionId id, ConnectionDraft draft) {
        Connection connection = ConnectionRules.connection(id, draft);
        replace(connection);
        return connection;
    }

    private void replace(Connection connection) {
        if (ofThisRun.computeIfPresent(connection.id(), (_, _) -> connection) == null) {
            parts.settings().update(now -> now.withConnection(connection));
        }
    }

    /**
     * Writes the connections that are kept into a file, without tokens. Blocks.
     *
     * @return how many
     */
    public int exportTo(Path target) {
        List<Connection> kept = parts.settings().current().connections();
        new ConnectionsFile().write(target, kept);
        return kept.size();
    }

    /** What a file of connections holds that could be used here. Blocks; nothing is taken yet. */
    public ConnectionsReading readFrom(Path file) {
        return new ConnectionsFile().read(file, ConnectionRules::whyUnusable);
    }

    /**
     * Keeps connections of a file beside those that are there. A production account comes
     * read-only, whatever the file says: allowing changes is for whoever sits here.
     */
    public void take(List<Connection> imported) {
        for (Connection one : imported) {
            boolean locked = one.readOnly() || one.kind() == ConnectionKind.PRODUCTION;
            parts.settings().update(now -> now.withConnection(one.withReadOnly(locked)));
        }
    }

    /** Uses a token for this run, which is not saved. */
    public void setTokenForThisRun(ConnectionId id, Secret token) {
        parts.tokens().put(id, token);
    }

    /** Adds a connection that is gone after this run, with its token. */
    public void addForThisRun(Connection connection, Optional<Secret> token) {
        ofThisRun.put(connection.id(), connection);
        token.ifPresent(given -> setToken(connection.id(), given));
    }

    /** Deletes the connection with everything that was known through it; its journal stays. */
    public void delete(ConnectionId id) {
        closeAll(id);
        ofThisRun.remove(id);
        parts.tokens().forget(id);
        parts.settings().update(now -> now.withoutConnection(id));
        parts.catalogue().forget(id);
        parts.snapshots().forget(id);
    }

    /**
     * The token from now on. It is held at once; that of a connection that is kept goes to the
     * keychain of the system as well, a moment later, and is written nowhere else.
     */
    public void setToken(ConnectionId id, Secret token) {
        find(id).filter(_ -> !isOfThisRun(id))
                .ifPresentOrElse(
                        kept -> parts.tokens().keep(id, purpose(kept), token),
                        () -> parts.tokens().put(id, token));
    }

    /**
     * Looks for the token in the keychain when it is not at hand. Blocks, but no longer than a
     * keychain is waited for; an answer that comes later is taken then.
     *
     * @return whether the token is at hand
     */
    public boolean recallToken(ConnectionId id) {
        return lookForToken(id).join();
    }

    /** The same without blocking; token listeners are notified. */
    public CompletableFuture<Boolean> lookForToken(ConnectionId id) {
        return find(id).filter(_ -> !isOfThisRun(id))
                .map(kept -> parts.tokens().recall(id, purpose(kept)))
                .orElseGet(() -> CompletableFuture.completedFuture(hasToken(id)));
    }

    /** What its token is for: where it may be sent. */
    private static String purpose(Connection connection) {
        return connection.baseUrl() + " " + connection.dataUrl();
    }

    public TokenPlace tokenPlace(ConnectionId id) {
        return parts.tokens().place(id);
    }

    /** Whether tokens outlive this run. */
    public KeychainState keychain() {
        return parts.tokens().keychain();
    }

    /** Updates {@link #keychain} without blocking. */
    public void askForKeychain() {
        parts.tokens().askForKeychain();
    }

    /**
     * Notifies, on any thread, when a token or the keychain becomes available, saved or
     * unavailable.
     *
     * @return ends it
     */
    public Runnable onTokens(Runnable listener) {
        return parts.tokens().listen(listener);
    }

    /**
     * The token of this run for trying a connection that has one already; empty when the draft goes
     * to other addresses than those it was given for.
     *
     * @throws IllegalArgumentException when the draft has {@link ConnectionRules#problems}
     */
    public Optional<Secret> tokenToTry(ConnectionId id, ConnectionDraft draft) {
        Connection tried = ConnectionRules.connection(id, draft);
        return find(id).filter(kept -> sameAddresses(kept, tried))
                .flatMap(_ -> parts.tokens().get(id));
    }

    public boolean hasToken(ConnectionId id) {
        return parts.tokens().get(id).isPresent();
    }

    /** Refuses every write of this run, whatever connections say; nothing of it is kept. */
    public void refuseWritesForThisRun() {
        writesRefused = true;
        synchronized (open) {
            open.forEach(session -> session.setReadOnly(true));
        }
    }

    /** Whether nothing can allow writes in this run. */
    public boolean areWritesRefused() {
        return writesRefused;
    }

    /** Refuses or allows writes, for open sessions from their next write on. */
    public void setReadOnly(ConnectionId id, boolean readOnly) {
        find(id).ifPresent(connection -> replace(connection.withReadOnly(readOnly)));
        lock(id, readOnly);
    }

    private void lock(ConnectionId id, boolean readOnly) {
        sessions(id).forEach(session -> session.setReadOnly(readOnly || writesRefused));
    }

    private void keepPaths(ConnectionId id, Map<Operation, String> paths) {
        find(id).ifPresent(connection -> replace(connection.withPaths(paths)));
    }

    /** What was opened last, when it is still there. */
    public Optional<ConnectionId> lastOpened() {
        return Optional.ofNullable(parts.settings().current().lastConnection())
                .filter(id -> find(id).isPresent());
    }

    /** Opens a connection and remembers it as the last one. */
    public Session open(ConnectionId id) {
        Session session = openOnce(id);
        parts.settings().update(now -> now.withLastConnection(id));
        return session;
    }

    /** Opens a connection for one command. */
    public Session openOnce(ConnectionId id) {
        Connection connection =
                find(id).orElseThrow(
                                () -> new IllegalArgumentException("Connection not found: " + id));
        Session session = new Session(connection, parts, paths -> keepPaths(id, paths));
        if (writesRefused) {
            session.setReadOnly(true);
        }
        synchronized (open) {
            open.removeIf(Session::isClosed);
            open.add(session);
        }
        return session;
    }

    private List<Session> sessions(ConnectionId id) {
        synchronized (open) {
            return open.stream().filter(session -> session.id().equals(id)).toList();
        }
    }

    private void closeAll(ConnectionId id) {
        sessions(id).forEach(Session::close);
    }

    /**
     * Loads the funnels and returns exactly what came back, then tries the other reads of the
     * contract. Blocking; nothing of it is saved.
     *
     * @param edited the connection that the draft would replace
     * @throws IllegalArgumentException when the draft has {@link ConnectionRules#problems}
     */
    public ConnectionProbeResult test(
            ConnectionDraft draft, Optional<Secret> token, Optional<ConnectionId> edited) {
        Connection tried = ConnectionRules.connection(new ConnectionId("test"), draft);
        return new ConnectionTrial(parts, edited, _ -> {}).run(tried, token);
    }

    /**
     * Tests a connection with its own token. Its open sessions take note of the requests, so that
     * what they say of the network agrees. Blocking; nothing of it is saved.
     */
    public ConnectionProbeResult test(ConnectionId id) {
        Connection connection =
                find(id).orElseThrow(
                                () -> new IllegalArgumentException("Connection not found: " + id));
        return new ConnectionTrial(parts, Optional.of(id), exchange -> noted(id, exchange))
                .run(connection, parts.tokens().get(id));
    }

    private void noted(ConnectionId id, Exchange exchange) {
        sessions(id).stream()
                .filter(session -> !session.isClosed())
                .forEach(session -> session.exchanges().ended(exchange));
    }

    /** What is kept of answers of analytics, of all connections. */
    public ReportCacheSettings keptAnswers() {
        return new ReportCacheSettings(parts.settings(), parts.snapshots());
    }

    /** The key of Google's map, kept where the tokens are. */
    public GoogleMapsKeyStore mapKeys() {
        return new GoogleMapsKeyStore(parts.tokens());
    }
}
