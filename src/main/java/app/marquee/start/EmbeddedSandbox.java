package app.marquee.start;

import app.marquee.log.OwnFiles;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;

/** Embedded sandbox of a first start, with the connection to it. Starting is blocking. */
public record EmbeddedSandbox(Sandbox sandbox) implements AutoCloseable {
    public static final ConnectionId ID = new ConnectionId("sandbox");

    /** The sandbox asks for no patience: it is on this computer. */
    private static final int REQUESTS_PER_MINUTE = 6000;

    /**
     * At the ports of the last run, as long as they are free.
     *
     * @param data where its state is kept between runs
     * @param clock the clock of the run, where the sandbox's own begins
     */
    public static EmbeddedSandbox start(Path data, Clock clock) {
        Sandbox sandbox = listening(data, clock, SandboxPorts.last(data));
        new SandboxPorts(sandbox.baseUri().getPort(), sandbox.dataUri().getPort()).keep(data);
        return new EmbeddedSandbox(sandbox);
    }

    private static Sandbox listening(Path data, Clock clock, SandboxPorts last) {
        try {
            return start(data, clock, last);
        } catch (UncheckedIOException taken) {
            if (last.equals(SandboxPorts.ANY)) {
                throw taken;
            }
            return start(data, clock, SandboxPorts.ANY);
        }
    }

    private static Sandbox start(Path data, Clock clock, SandboxPorts ports) {
        return Sandbox.start(
                SandboxOptions.builder()
                        .data(data)
                        .port(ports.base())
                        .dataPort(ports.data())
                        .now(clock.instant())
                        .build());
    }

    /** The connection to the sandbox that another run of the same home has started. */
    static Connection running(Path data, String name, ZoneId zone) {
        SandboxPorts ports = SandboxPorts.last(data);
        return connection(name, zone, local(ports.base()), local(ports.data()));
    }

    private static URI local(int port) {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** The token of every embedded sandbox. */
    static Secret usualToken() {
        return new Secret(SandboxOptions.USUAL_TOKEN);
    }

    public Connection connection(String name, ZoneId zone) {
        return connection(name, zone, sandbox.baseUri(), sandbox.dataUri());
    }

    private static Connection connection(String name, ZoneId zone, URI base, URI data) {
        return new Connection(
                ID,
                name,
                ConnectionKind.SANDBOX,
                base,
                data,
                Connection.Routes.USUAL,
                new Connection.Terms(false, REQUESTS_PER_MINUTE, zone, ConnectionNetwork.USUAL));
    }

    public Secret token() {
        return new Secret(sandbox.token());
    }

    @Override
    public void close() {
        sandbox.close();
    }

    /**
     * Port memory of the home's sandbox. It listens there again, because a pending change is sent
     * only to its reviewed address. Blocking.
     *
     * @param base port of the base host; 0 for any
     * @param data port of the data host; 0 for any
     */
    private record SandboxPorts(int base, int data) {
        static final SandboxPorts ANY = new SandboxPorts(0, 0);

        private static final Logger LOG = LoggerFactory.getLogger(SandboxPorts.class);
        private static final String FILE = "ports";
        private static final int FIRST = 1024;
        private static final int LAST = 65_535;

        /** Those of the last run; any where none are known. */
        static SandboxPorts last(Path directory) {
            Path file = directory.resolve(FILE);
            if (!Files.exists(file)) {
                return ANY;
            }
            try {
                List<String> lines = Files.readAllLines(file);
                return lines.size() == 2
                        ? new SandboxPorts(port(lines.getFirst()), port(lines.getLast()))
                        : ANY;
            } catch (IOException | NumberFormatException unreadable) {
                LOG.warn("Could not read the sandbox ports: {}", unreadable.toString());
                return ANY;
            }
        }

        private static int port(String line) {
            int port = Integer.parseInt(line.strip());
            return port >= FIRST && port <= LAST ? port : 0;
        }

        /** Without them the next run listens elsewhere, which is no reason to stop. */
        void keep(Path directory) {
            try {
                Path file = directory.resolve(FILE);
                OwnFiles.create(file);
                Files.writeString(file, base + "\n" + data + "\n");
            } catch (IOException e) {
                LOG.warn("Could not save the sandbox ports: {}", e.toString());
            }
        }
    }
}
