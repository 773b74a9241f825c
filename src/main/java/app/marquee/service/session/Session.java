package app.marquee.service.session;

import app.marquee.api.Gateways;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.ExternalChangeLog;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.engine.ChangeService;
import app.marquee.http.Transport;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.service.catalog.ConnectionCatalogue;
import app.marquee.service.catalog.ExternalChangeDetector;
import app.marquee.service.catalog.OwnChangeFilter;
import app.marquee.store.snapshot.Snapshots;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Session of one open connection, shared with no other one. Closing it sends no more requests and
 * interrupts the running ones.
 */
public final class Session implements AutoCloseable {
    private final SessionParts parts;
    private final Clock clock;
    private final AtomicBoolean readOnly;
    private final AtomicBoolean hasToken = new AtomicBoolean(true);
    private final ExchangeHistory exchanges;
    private final Capabilities capabilities = new Capabilities();
    private final ConnectionCatalogue catalogue;
    private final ExternalChangeLog differences = new ExternalChangeLog();
    private final ExternalChangeDetector held;
    private final Consumer<Map<Operation, String>> onPaths;
    private final List<SessionRoute> routes = new CopyOnWriteArrayList<>();
    private volatile SessionRoute route;

    public Session(Connection connection, SessionParts parts) {
        this(connection, parts, _ -> {});
    }

    /**
     * @param onPaths receives the connection's paths when other ones proved right
     */
    public Session(
            Connection connection, SessionParts parts, Consumer<Map<Operation, String>> onPaths) {
        this.parts = parts;
        this.clock = parts.clock();
        this.readOnly = new AtomicBoolean(connection.readOnly());
        this.exchanges =
                new ExchangeHistory(
                        ExchangeHistory.DEFAULT_LIMIT, ExchangeHistory.DEFAULT_CHARACTERS);
        this.catalogue = new ConnectionCatalogue(connection.id(), parts.catalogue(), clock);
        this.onPaths = onPaths;
        this.route = firstRoute(connection);
        this.held =
                new ExternalChangeDetector(
                        catalogue::among, OwnChangeFilter.of(changes()), differences);
        this.routes.add(route);
    }

    private SessionRoute firstRoute(Connection connection) {
        SessionTransport transport = transport(connection);
        JournalEntryFactory lines = lines(connection);
        ChangeService changes =
                new ChangeService(
                        lines,
                        transport,
                        parts.journal(),
                        parts.writers(),
                        new CapabilityUndoRule(capabilities, this::gateways),
                        this::changed);
        return new SessionRoute(connection, transport, lines, changes);
    }

    private void changed(ChangeOutcome.Done done) {
        catalogue.changed(done.line());
        held.changed(done.line(), clock.instant());
    }

    private SessionRoute otherRoute(Connection connection) {
        SessionTransport transport = transport(connection);
        JournalEntryFactory lines = lines(connection);
        return new SessionRoute(connection, transport, lines, changes().over(lines, transport));
    }

    private SessionTransport transport(Connection connection) {
        return new SessionTransport(
                parts.transport(connection, readOnly::get, hasToken::get, exchanges), capabilities);
    }

    private JournalEntryFactory lines(Connection connection) {
        return new JournalEntryFactory(connection, clock, parts.changeIds(), parts.author());
    }

    /**
     * The connection as it was when it was opened, and with the paths that proved to be right
     * since; {@link #isReadOnly} may differ, too.
     */
    public Connection connection() {
        return route.connection();
    }

    public ConnectionId id() {
        return connection().id();
    }

    /**
     * The same connection with other paths, for a change that is reviewed to go there. Nothing else
     * goes there until {@link #take}.
     */
    public SessionRoute route(Map<Operation, String> paths) {
        SessionRoute other = otherRoute(connection().withPaths(paths));
        routes.add(other);
        if (isClosed()) {
            other.transport().close();
        }
        return other;
    }

    /** From now on everything goes the way that proved to be right. */
    public void take(SessionRoute proved) {
        route = proved;
        onPaths.accept(proved.connection().routes().paths());
    }

    /** The account's clock of this run. */
    public Clock clock() {
        return clock;
    }

    /** Foreground requests. */
    public Gateways gateways() {
        return Gateways.over(route.transport());
    }

    /** Refreshing and bulk work, with background priority. */
    public Gateways background() {
        return Gateways.inBackground(route.transport());
    }

    /** For reports, and for services that ask what no gateway asks. */
    public Transport transport() {
        return route.transport();
    }

    /** Makes changes of this connection. */
    public JournalEntryFactory staging() {
        return route.staging();
    }

    /** Applies changes of this connection. */
    public ChangeService changes() {
        return route.changes();
    }

    public ConnectionCatalogue catalogue() {
        return catalogue;
    }

    /** What reads said otherwise than what was held; what was changed from here is not in it. */
    public ExternalChangeLog differences() {
        return differences;
    }

    /** Receives loaded items before the catalog does. */
    public ExternalChangeDetector held() {
        return held;
    }

    /** The answers of every connection; ask only for those of {@link #id}. */
    public Snapshots snapshots() {
        return parts.snapshots();
    }

    public ReportCacheSettings keptAnswers() {
        return new ReportCacheSettings(parts.settings(), parts.snapshots());
    }

    public Capabilities capabilities() {
        return capabilities;
    }

    public ExchangeHistory exchanges() {
        return exchanges;
    }

    /** Whether writes are refused before anything of them is sent. */
    public boolean isReadOnly() {
        return readOnly.get();
    }

    /** Holds from the next write on; only {@code ConnectionService.setReadOnly} saves it. */
    public void setReadOnly(boolean refuse) {
        readOnly.set(refuse);
    }

    /** The connection has other addresses now, and its next token is not for those of here. */
    public void loseToken() {
        hasToken.set(false);
    }

    public boolean isClosed() {
        return route.transport().isClosed();
    }

    @Override
    public void close() {
        routes.forEach(way -> way.transport().close());
    }
}
