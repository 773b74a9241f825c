package app.marquee;

import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.command.WindowRequest;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.budget.WireClock;
import app.marquee.log.Logging;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.state.StateFailure;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.SessionParts;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.start.LaunchConnection;
import app.marquee.start.LaunchHome;
import app.marquee.start.RunResources;
import app.marquee.start.RunWatch;
import app.marquee.store.keychain.Tokens;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Runtime state without the window: data, sandbox and connections. Opening and closing are
 * blocking.
 *
 * @param first the connection that is opened at once
 * @param watch what it listens to
 */
public record Run(
        RunResources foundation,
        EmbeddedSandbox sandbox,
        ConnectionService connections,
        ConnectionId first,
        Clock clock,
        RunWatch watch)
        implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Run.class);

    /** A run whose tokens are in memory only. */
    public static Run open(WindowRequest request, Clock clock) {
        return open(request, clock, new Tokens());
    }

    /**
     * @param tokens closed with the run
     * @throws CommandFailure in one sentence, when the data of the run cannot be used
     */
    public static Run open(WindowRequest request, Clock clock, Tokens tokens) {
        return open(request, clock, tokens, UnaryOperator.identity());
    }

    /**
     * @param wire what else is chosen for every transport, such as its time-outs
     */
    public static Run open(
            WindowRequest request,
            Clock clock,
            Tokens tokens,
            UnaryOperator<HttpTransportBuilder> wire) {
        try {
            RunWatch watch = RunWatch.begin();
            return on(
                    RunResources.open(
                            LaunchHome.of(request.home()), clock, tokens, watch.trouble()),
                    request,
                    clock,
                    watch,
                    wire);
        } catch (FailureException failed) {
            throw new CommandFailure(sentence(failed.failure()), failed);
        } catch (UncheckedIOException | StateFailure failed) {
            throw new CommandFailure(
                    Sentence.of("start.sandbox", String.valueOf(failed.getMessage())), failed);
        }
    }

    /** Frees the home again when the run does not come about. */
    private static Run on(
            RunResources foundation,
            WindowRequest request,
            Clock clock,
            RunWatch watch,
            UnaryOperator<HttpTransportBuilder> wire) {
        boolean open = false;
        try {
            Logging.into(foundation.home().logDirectory(), watch.secrets()::mask);
            LOG.info("Marquee started: {}", Program.line());
            Run run = open(request, clock, foundation, watch, wire);
            open = true;
            return run;
        } finally {
            if (!open) {
                foundation.close();
            }
        }
    }

    private static Run open(
            WindowRequest request,
            Clock clock,
            RunResources foundation,
            RunWatch watch,
            UnaryOperator<HttpTransportBuilder> wire) {
        EmbeddedSandbox sandbox =
                EmbeddedSandbox.start(foundation.home().data().resolve("sandbox"), clock);
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(
                                        foundation.settings(),
                                        own ->
                                                wire.apply(
                                                        own.onSecret(watch.secrets())
                                                                .clock(WireClock.of(clock)))),
                                foundation.stores(),
                                foundation.tokens(),
                                clock,
                                System.getProperty("user.name", "")));
        forgetThisRun(foundation);
        ZoneId zone = clock.getZone();
        connections.addForThisRun(
                sandbox.connection("Sandbox", zone), Optional.of(sandbox.token()));
        ConnectionId first = addExtra(request, connections, zone, watch);
        if (request.readOnly()) {
            connections.refuseWritesForThisRun();
        }
        return new Run(foundation, sandbox, connections, first, clock, watch);
    }

    private static ConnectionId addExtra(
            WindowRequest request, ConnectionService connections, ZoneId zone, RunWatch watch) {
        WindowRequest.ExtraConnection extra = request.connection();
        if (extra == null) {
            return first(request.name(), connections);
        }
        Connection connection = LaunchConnection.of(extra, request.readOnly(), zone);
        Optional<Secret> token = Optional.ofNullable(extra.token());
        token.ifPresent(watch.secrets());
        connections.addForThisRun(connection, token);
        return connection.id();
    }

    /**
     * @param name null for what was open last
     */
    private static ConnectionId first(@Nullable String name, ConnectionService connections) {
        if (name == null) {
            return connections.lastOpened().orElse(EmbeddedSandbox.ID);
        }
        return connections.all().stream()
                .filter(one -> one.id().value().equals(name) || one.name().equals(name))
                .map(Connection::id)
                .findFirst()
                .orElseThrow(() -> new CommandFailure(Sentence.of("start.connection", name)));
    }

    /**
     * Reports are kept for connections that are kept; what lasts one run may be another account.
     */
    private static void forgetThisRun(RunResources foundation) {
        foundation.snapshots().forget(LaunchConnection.ID);
    }

    /** What a terminal or a small window says of it. */
    static Sentence sentence(Failure failure) {
        return failure instanceof Failure.Storage(var what, var detail)
                ? Sentence.of("problem.storage", what, detail)
                : Sentence.of("start.failed", failure.type().recorded());
    }

    @Override
    public void close() {
        try (foundation;
                sandbox) {
            // Every part is tried, whatever the one before it throws.
            forgetThisRun(foundation);
            LOG.info("Marquee quit");
        }
    }
}
