package app.marquee.start;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandTexts;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Handover;
import app.marquee.command.Runs;
import app.marquee.model.failure.FailureException;
import app.marquee.store.file.Home;
import app.marquee.store.file.HomeSocket;
import app.marquee.store.file.PrivateFiles;
import app.marquee.text.Messages;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import picocli.CommandLine;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Socket of a window that runs the commands that other processes may not run beside it, since only
 * one process writes a home. Only the owner of the home can connect.
 */
public final class CommandSocket implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CommandSocket.class);

    private final HomeSocket place;
    private final Path file;
    private final ServerSocketChannel server;
    private final Runs runs;
    private final Function<CommandContext, CommandLine> lines;

    /** Removes the socket also when the program is stopped by a signal. */
    private final Thread hook = new Thread(this::leave, "command-socket-end");

    private CommandSocket(
            HomeSocket place,
            Path file,
            ServerSocketChannel server,
            Runs runs,
            Function<CommandContext, CommandLine> lines) {
        this.place = place;
        this.file = file;
        this.server = server;
        this.runs = runs;
        this.lines = lines;
    }

    /**
     * Listens until it is closed. A socket that can't be made is no reason not to start.
     *
     * @param runs what commands get in place of the home, which is open already
     * @param lines makes the command line of one command
     */
    public static Optional<CommandSocket> open(
            Home home, Runs runs, Function<CommandContext, CommandLine> lines) {
        HomeSocket place = new HomeSocket(home);
        for (Path file : place.places(System.getenv())) {
            try {
                CommandSocket socket = new CommandSocket(place, file, listening(file), runs, lines);
                place.take(file);
                Runtime.getRuntime().addShutdownHook(socket.hook);
                Thread.ofVirtual().name("command-socket").start(socket::listen);
                return Optional.of(socket);
            } catch (IOException | UnsupportedOperationException | FailureException unusable) {
                LOG.warn("Commands can't be taken at {}: {}", file, unusable.toString());
            }
        }
        LOG.warn("Commands can't be taken from other processes");
        return Optional.empty();
    }

    private static ServerSocketChannel listening(Path file) throws IOException {
        removeSocket(file);
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        boolean isPrivate = false;
        try {
            server.bind(UnixDomainSocketAddress.of(file));
            PrivateFiles.socket(file);
            isPrivate = true;
            return server;
        } finally {
            if (!isPrivate) {
                server.close();
            }
        }
    }

    /** Only what a run left that was killed; anything else under the name isn't ours. */
    private static void removeSocket(Path file) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            if (!Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                    .isOther()) {
                throw new FileAlreadyExistsException(file.toString());
            }
            Files.delete(file);
        }
    }

    private void listen() {
        while (true) {
            try {
                SocketChannel client = server.accept();
                Thread.ofVirtual().name("command").start(() -> serve(client));
            } catch (ClosedChannelException ended) {
                return;
            } catch (IOException failed) {
                LOG.warn("A command could not be taken", failed);
                return;
            }
        }
    }

    private void serve(SocketChannel client) {
        try (Handover.Server told = new Handover.Server(client)) {
            Handover.Order order = told.order();
            Messages texts = CommandTexts.of(order.language());
            LOG.info("Runs a command of another process");
            CommandContext context =
                    new CommandContext(
                            runs,
                            InputStream.nullInputStream(),
                            told.data(),
                            Map.of(),
                            () -> texts);
            CommandLine line = lines.apply(context);
            line.setErr(new PrintWriter(told.messages(), true, StandardCharsets.UTF_8));
            if (!ConnectionCommand.isHandedOver(line, order.words())) {
                LOG.warn("Another process asked for a command that it runs itself");
                told.end(ExitStatus.USAGE.code());
                return;
            }
            Thread command = Thread.currentThread();
            Thread.ofVirtual().start(() -> interruptWhenGone(told, command));
            told.end(line.execute(order.words().toArray(String[]::new)));
        } catch (IOException | RuntimeException failed) {
            LOG.warn("A command of another process could not be answered", failed);
        }
    }

    private static void interruptWhenGone(Handover.Server told, Thread command) {
        try {
            told.awaitGone();
        } catch (IOException gone) {
            LOG.debug("The other process is gone", gone);
        }
        command.interrupt();
    }

    @Override
    public void close() {
        leave();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The hook runs; what is gone already stays so.
        }
    }

    private void leave() {
        try {
            server.close();
            Files.deleteIfExists(file);
            place.leave();
        } catch (IOException | FailureException left) {
            LOG.warn("The socket could not be removed: {}", left.toString());
        }
    }
}
