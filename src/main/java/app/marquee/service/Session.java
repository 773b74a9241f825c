package app.marquee.service;

import app.marquee.api.Gateways;
import app.marquee.change.ChangeService;
import app.marquee.change.Lines;
import app.marquee.change.Staging;
import app.marquee.http.Transport;
import app.marquee.model.Connection;
import app.marquee.model.ConnectionId;

import java.time.Clock;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Everything of one open connection; nothing of it is ever used for another one. Closing lets no
 * request out any more and interrupts what is on its way.
 */
public final class Session implements AutoCloseable {
    private final Connection connection;
    private final Clock clock;
    private final AtomicBoolean readOnly;
    private final ExchangeHistory exchanges;
    private final Capabilities capabilities = new Capabilities();
    private final SessionTransport transport;
    private final ConnectionCatalogue catalogue;
    private final Staging staging;
    private final ChangeService changes;

    Session(Connection connection, SessionParts parts) {
        this.connection = connection;
        this.clock = parts.clock();
        this.readOnly = new AtomicBoolean(connection.readOnly());
        this.exchanges = new ExchangeHistory(ExchangeHistory.DEFAULT_LIMIT);
        this.transport =
                new SessionTransport(
                        parts.transport(connection, readOnly::get, exchanges), capabilities);
        this.catalogue = new ConnectionCatalogue(connection.id(), parts.catalogue(), clock);
        Lines lines = new Lines(connection, clock, parts.changeIds(), parts.author());
        this.staging = new Staging(lines);
        this.changes =
                new ChangeService(
                        lines,
                        transport,
                        parts.journal(),
                        capabilities::offers,
                        new CatalogueUpkeep(parts.catalogue(), clock));
    }

    /** The connection as it was when it was opened; {@link #isReadOnly} may differ since. */
    public Connection connection() {
        return connection;
    }

    public ConnectionId id() {
        return connection.id();
    }

    /** The account's clock of this run. */
    public Clock clock() {
        return clock;
    }

    /** Requests that a person waits for. */
    public Gateways gateways() {
        return Gateways.over(transport);
    }

    /** Refreshing and bulk work, served after what a person waits for. */
    public Gateways background() {
        return Gateways.inBackground(transport);
    }

    /** For services that ask what no gateway asks. */
    Transport transport() {
        return transport;
    }

    /** Makes changes of this connection. */
    public Staging staging() {
        return staging;
    }

    /** Applies changes of this connection. */
    public ChangeService changes() {
        return changes;
    }

    public ConnectionCatalogue catalogue() {
        return catalogue;
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

    /** Holds from the next write on; only {@link ConnectionService#setReadOnly} keeps it. */
    void setReadOnly(boolean refuse) {
        readOnly.set(refuse);
    }

    public boolean isClosed() {
        return transport.isClosed();
    }

    @Override
    public void close() {
        transport.close();
    }
}
