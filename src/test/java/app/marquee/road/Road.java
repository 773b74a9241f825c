package app.marquee.road;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.SandboxOptionsBuilder;
import app.marquee.sandbox.account.Account;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.store.settings.SettingsStore;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Both ends of the road and all that lies between: a sandbox, and a session that reaches it over
 * real HTTP.
 */
public final class Road implements AutoCloseable {
    /** Where the sandbox's clock starts. */
    public static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    private final MovedClock clock = new MovedClock();
    private final Sandbox sandbox;
    private final Stores stores;
    private final ConnectionService connections;
    private final Session session;

    /** Clock of this computer, which stands still until a test moves it. */
    private static final class MovedClock extends Clock {
        private volatile Instant now = NOW;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.fixed(now, zone);
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private Road(Sandbox sandbox, Path home, UnaryOperator<HttpTransportBuilder> wire) {
        this.sandbox = sandbox;
        this.stores = Stores.open(Home.in(home), clock, _ -> {}, _ -> {});
        this.connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings(), wire),
                                stores,
                                new Tokens(),
                                clock,
                                "tester"));
        connections.addForThisRun(connection(), Optional.of(new Secret(sandbox.token())));
        this.session = connections.open(new ConnectionId("road"));
    }

    /** A road to a sandbox with these options, with data in a directory of the test. */
    public static Road to(SandboxOptionsBuilder options, Path home) {
        return to(options, home, builder -> builder);
    }

    /** The same with choices of the test about the transport, such as short time-outs. */
    public static Road to(
            SandboxOptionsBuilder options, Path home, UnaryOperator<HttpTransportBuilder> wire) {
        Sandbox sandbox = Sandbox.start(options.now(NOW).dataPort(0).build());
        try {
            return new Road(sandbox, home, wire);
        } catch (RuntimeException e) {
            sandbox.close();
            throw e;
        }
    }

    private Connection connection() {
        return new Connection(
                new ConnectionId("road"),
                "Road",
                ConnectionKind.TEST,
                sandbox.baseUri(),
                sandbox.dataUri(),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 60_000, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    /** Moves the clock of this computer. */
    public void pass(Duration time) {
        clock.now = clock.now.plus(time);
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    /** What the sandbox began with. */
    public Account account() {
        return Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);
    }

    public ConnectionService connections() {
        return connections;
    }

    public Session session() {
        return session;
    }

    public SettingsStore settings() {
        return stores.settings();
    }

    /** Applies a change as the window does. */
    public ChangeOutcome apply(StagedChange change) {
        return session.changes().apply(change);
    }

    @Override
    public void close() {
        session.close();
        stores.close();
        sandbox.close();
    }
}
