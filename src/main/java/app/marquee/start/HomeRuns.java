package app.marquee.start;

import app.marquee.command.CommandRun;
import app.marquee.command.HomeInUse;
import app.marquee.command.RunRequest;
import app.marquee.command.Runs;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.log.Logging;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.FailureException;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.SessionParts;
import app.marquee.store.HomeCopy;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.file.HomeSocket;
import app.marquee.store.keychain.Tokens;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Opener of the data of a home for a command. While another Marquee has the home, a command that
 * only reads gets a copy, and one that writes gets nothing: only one process writes a home.
 *
 * @param tokens made for each command, and closed with it
 * @param wire what else is chosen for every transport, such as its time-outs
 */
public record HomeRuns(
        Clock clock, Supplier<Tokens> tokens, UnaryOperator<HttpTransportBuilder> wire)
        implements Runs {
    /** Settings are written when the run is closed. */
    private static final Executor AT_THE_END = _ -> {};

    @Override
    public CommandRun open(RunRequest request) {
        Home home = LaunchHome.of(request.home());
        try {
            return run(request, home, null);
        } catch (FailureException failed) {
            if (!home.isInUse()) {
                throw failed;
            }
        }
        if (request.writes()) {
            throw new HomeInUse(new HomeSocket(home).taken());
        }
        HomeCopy copy = HomeCopy.of(home);
        boolean open = false;
        try {
            CommandRun run = run(request, home, copy);
            open = true;
            return run;
        } finally {
            if (!open) {
                copy.close();
            }
        }
    }

    private CommandRun run(RunRequest request, Home home, @Nullable HomeCopy copy) {
        RunWatch watch = RunWatch.begin();
        Stores stores =
                copy == null
                        ? Stores.open(home, clock, AT_THE_END, watch.trouble())
                        : Stores.openCopy(copy, home, clock, watch.trouble());
        Home own = copy == null ? home : copy.home();
        Tokens kept = tokens.get();
        RunResources resources = new RunResources(own, stores, kept);
        Logging.into(own.logDirectory(), watch.secrets()::mask);
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(
                                        resources.settings(),
                                        builder -> wire.apply(builder.onSecret(watch.secrets()))),
                                stores,
                                kept,
                                clock,
                                System.getProperty("user.name", "")));
        if (request.readOnly()) {
            connections.refuseWritesForThisRun();
        }
        addExtra(request, connections, watch);
        return new HomeRun(request, resources, connections, clock, home, Optional.ofNullable(copy));
    }

    private void addExtra(RunRequest request, ConnectionService connections, RunWatch watch) {
        Optional.ofNullable(request.token()).ifPresent(watch.secrets());
        if (request.extra() == null) {
            return;
        }
        Connection connection =
                LaunchConnection.of(request.extra(), request.readOnly(), clock.getZone());
        Optional<Secret> token = Optional.ofNullable(request.extra().token());
        token.ifPresent(watch.secrets());
        connections.addForThisRun(connection, token);
    }
}
