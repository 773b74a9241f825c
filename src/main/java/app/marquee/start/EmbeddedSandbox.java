package app.marquee.start;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;

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

    public Connection connection(String name, ZoneId zone) {
        return new Connection(
                ID,
                name,
                ConnectionKind.SANDBOX,
                sandbox.baseUri(),
                sandbox.dataUri(),
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
}
