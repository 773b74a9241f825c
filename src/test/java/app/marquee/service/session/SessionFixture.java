package app.marquee.service.session;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.connection.ConnectionService;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A home of its own with connections whose transport says what the test tells it. */
public final class SessionFixture implements AutoCloseable {
    /** The zone of the accounts, in which a day ends three hours later than in UTC. */
    public static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    public static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final Stores stores;
    private final ScriptedTransport transport = new ScriptedTransport();
    private final List<TransportFactory.Wire> opened = new ArrayList<>();
    private final List<Connection> closed = new ArrayList<>();
    private final ConnectionService connections;

    public SessionFixture(Path home) {
        this(home, new Tokens());
    }

    public SessionFixture(Path home, Tokens tokens) {
        this(home, tokens, Clock.fixed(NOON, ZoneOffset.UTC));
    }

    public SessionFixture(Path home, Tokens tokens, Clock clock) {
        stores = Stores.open(Home.in(home), clock, _ -> {}, _ -> {});
        connections =
                new ConnectionService(new SessionParts(this::open, stores, tokens, clock, "maria"));
    }

    private OpenTransport open(TransportFactory.Wire wire) {
        opened.add(wire);
        return new OpenTransport(transport, () -> closed.add(wire.connection()));
    }

    public static Connection connection(String id) {
        return new Connection(
                new ConnectionId(id),
                id,
                ConnectionKind.TEST,
                URI.create("https://api." + id + ".test"),
                URI.create("https://data." + id + ".test"),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 120, ZONE, ConnectionNetwork.USUAL));
    }

    /** An open session of a connection of this run. */
    public Session session(String id) {
        connections.addForThisRun(connection(id), Optional.empty());
        return connections.open(new ConnectionId(id));
    }

    public ConnectionService connections() {
        return connections;
    }

    public ScriptedTransport transport() {
        return transport;
    }

    public Stores stores() {
        return stores;
    }

    /** What the transports were opened with, in turn. */
    public List<TransportFactory.Wire> opened() {
        return opened;
    }

    /** The connections whose transports were closed, in turn. */
    public List<Connection> closed() {
        return closed;
    }

    @Override
    public void close() {
        stores.close();
    }
}
