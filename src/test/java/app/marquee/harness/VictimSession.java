package app.marquee.harness;

import app.marquee.http.HttpTransport;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.Transport;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A home and one open connection, as the application opens them at its start. */
record VictimSession(Stores stores, ConnectionService connections, Session session)
        implements AutoCloseable {
    static final ConnectionId ID = new ConnectionId("victim");
    private static final int PLENTY_A_MINUTE = 60_000;

    static VictimSession open(Path home, URI service, String token) {
        return open(home, service, token, false);
    }

    static VictimSession open(Path home, URI service, String token, boolean readOnly) {
        return open(home, service, token, readOnly, wire -> wire);
    }

    /** With choices about the transport, such as short time-outs. */
    static VictimSession open(
            Path home,
            URI service,
            String token,
            boolean readOnly,
            UnaryOperator<HttpTransportBuilder> transport) {
        Clock clock = Clock.systemUTC();
        Stores stores = Stores.open(Home.in(home), clock, Runnable::run, _ -> {});
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings(), transport),
                                stores,
                                new Tokens(),
                                clock,
                                "victim"));
        connections.addForThisRun(connection(service, readOnly), Optional.of(new Secret(token)));
        return new VictimSession(stores, connections, connections.open(ID));
    }

    private static Connection connection(URI service, boolean readOnly) {
        return new Connection(
                ID,
                "Victim",
                ConnectionKind.TEST,
                service,
                service,
                Connection.Routes.USUAL,
                new Connection.Terms(
                        readOnly, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    @Override
    public void close() {
        session.close();
        stores.close();
    }

    /** A transport of its own, which is closed with the process. */
    Transport transport() {
        Connection connection = session.connection();
        return HttpTransport.to(connection, () -> new Secret(SandboxOptions.USUAL_TOKEN)).build();
    }
}
