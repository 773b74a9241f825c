package app.marquee.start;

import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ExitStatus;
import app.marquee.command.RunRequest;
import app.marquee.command.Sentence;
import app.marquee.log.Logging;
import app.marquee.model.connection.Connection;
import app.marquee.sandbox.state.StateFailure;
import app.marquee.service.connection.ConnectionService;
import app.marquee.store.HomeCopy;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.file.Home;
import app.marquee.store.file.SharedFolder;
import app.marquee.store.report.TemplateFile;
import app.marquee.store.settings.AnnouncedFacts;
import app.marquee.store.settings.SettingsStore;

import org.jspecify.annotations.Nullable;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Open home of a command. The sandbox of the home runs only when it is chosen. */
final class HomeRun implements CommandRun {
    private static final String SANDBOX = "sandbox";

    private final RunRequest request;
    private final RunResources resources;
    private final ConnectionService connections;
    private final Clock clock;
    private final Home home;
    private final Optional<HomeCopy> copy;
    private @Nullable EmbeddedSandbox sandbox;

    /**
     * @param home the original, which is not written where there is a copy
     */
    HomeRun(
            RunRequest request,
            RunResources resources,
            ConnectionService connections,
            Clock clock,
            Home home,
            Optional<HomeCopy> copy) {
        this.request = request;
        this.resources = resources;
        this.connections = connections;
        this.clock = clock;
        this.home = home;
        this.copy = copy;
        forgetExtra();
    }

    @Override
    public ConnectionService connections() {
        return connections;
    }

    @Override
    public SettingsStore settings() {
        return resources.settings();
    }

    @Override
    public TemplateFile templates() {
        return new TemplateFile(resources.home().reportsFile(), clock);
    }

    @Override
    public DamageLog damage() {
        return copy.isPresent() ? DamageLog.beside(home, clock) : resources.damage();
    }

    @Override
    public int unreadableChanges() {
        return resources.journal().unreadable().size();
    }

    @Override
    public Optional<SharedFolder> sharedFolder() {
        return home.sharedFolder();
    }

    @Override
    public AnnouncedFacts told() {
        return AnnouncedFacts.open(home.toldFile(), clock);
    }

    @Override
    public Clock clock() {
        return clock;
    }

    @Override
    public Connection chosen() {
        if (request.extra() != null) {
            return connections.find(LaunchConnection.ID).orElseThrow();
        }
        List<Connection> all = connections.all();
        Connection found = isSandbox(request.name(), all) ? sandbox() : chosen(request.name(), all);
        if (request.token() != null) {
            connections.setTokenForThisRun(found.id(), request.token());
        } else {
            connections.recallToken(found.id());
        }
        return found;
    }

    private static boolean isSandbox(@Nullable String name, List<Connection> all) {
        return SANDBOX.equalsIgnoreCase(name)
                && all.stream().noneMatch(one -> one.name().equals(name));
    }

    /**
     * The only connection, or the one with this name or ID.
     *
     * @throws CommandFailure when there is none, or more than one
     */
    static Connection chosen(@Nullable String name, List<Connection> all) {
        return name == null ? only(all) : named(name, all);
    }

    private static Connection only(List<Connection> all) {
        if (all.size() == 1) {
            return all.getFirst();
        }
        throw new CommandFailure(ExitStatus.USAGE, Sentence.of("connection.choose", choices(all)));
    }

    private static String choices(List<Connection> all) {
        return Stream.concat(all.stream().map(Connection::name), Stream.of(SANDBOX))
                .collect(Collectors.joining(", "));
    }

    private static Connection named(String name, List<Connection> all) {
        List<Connection> found =
                all.stream()
                        .filter(one -> one.name().equals(name) || one.id().value().equals(name))
                        .toList();
        if (found.size() > 1) {
            throw new CommandFailure(ExitStatus.USAGE, Sentence.of("connection.several", name));
        }
        return found.stream()
                .findFirst()
                .orElseThrow(
                        () ->
                                new CommandFailure(
                                        ExitStatus.USAGE,
                                        Sentence.of("connection.unknown", name, choices(all))));
    }

    /** That of the window, where another Marquee runs it. */
    private Connection sandbox() {
        Path data = home.data().resolve(SANDBOX);
        if (copy.isPresent()) {
            Connection running = EmbeddedSandbox.running(data, "Sandbox", clock.getZone());
            connections.addForThisRun(running, Optional.of(EmbeddedSandbox.usualToken()));
            return running;
        }
        try {
            EmbeddedSandbox started = EmbeddedSandbox.start(data, clock);
            sandbox = started;
            Connection connection = started.connection("Sandbox", clock.getZone());
            connections.addForThisRun(connection, Optional.of(started.token()));
            return connection;
        } catch (UncheckedIOException | StateFailure failed) {
            throw new CommandFailure(
                    Sentence.of("start.sandbox", String.valueOf(failed.getMessage())), failed);
        }
    }

    /** Reports of a connection that lasts one run may be of another account. */
    private void forgetExtra() {
        if (request.extra() != null) {
            resources.snapshots().forget(LaunchConnection.ID);
        }
    }

    @Override
    public void close() {
        try {
            try (resources) {
                forgetExtra();
                if (sandbox != null) {
                    sandbox.close();
                }
            }
        } finally {
            Logging.stop();
            copy.ifPresent(HomeCopy::close);
        }
    }
}
