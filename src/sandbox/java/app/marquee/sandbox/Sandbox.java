package app.marquee.sandbox;

import app.marquee.sandbox.fault.Faults;
import app.marquee.sandbox.operation.Addresses;
import app.marquee.sandbox.operation.OperationDispatcher;
import app.marquee.sandbox.server.HostServer;
import app.marquee.sandbox.server.RouteOptions;
import app.marquee.sandbox.server.ServerOptions;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.RunningClock;
import app.marquee.sandbox.wire.HostRole;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Sandbox of the platform on loopback, listening from {@link #start} to {@link #close}. Each
 * request has a virtual thread. Thread-safe.
 */
public final class Sandbox implements AutoCloseable {
    private final String token;
    private final RunningClock clock;
    private final Platform platform;
    private final Faults faults;
    private final HostServer base;
    private final @Nullable HostServer data;

    private Sandbox(SandboxOptions options) {
        this.token = options.token();
        Instant now = options.now();
        this.clock = new RunningClock(now == null ? Instant.now() : now);
        this.faults = new Faults(options.seed());
        this.faults.set(options.faults());
        this.platform =
                Platform.open(
                        options.data(),
                        options.reset(),
                        clock,
                        new Platform.Seed(options.content(), options.seed(), options.scale()));
        AtomicReference<URI> baseUri = new AtomicReference<>(URI.create("http://127.0.0.1"));
        ServerOptions common = common(options, new Addresses(baseUri::get));
        Integer dataPort = options.dataPort();
        this.base =
                listen(dataPort == null ? HostRole.BOTH : HostRole.BASE, options.port(), common);
        baseUri.set(base.uri());
        this.data = dataPort == null ? null : listenToo(dataPort, common);
    }

    /**
     * Starts and listens; the account is made first where there is none yet.
     *
     * @throws UncheckedIOException when a port is taken
     * @throws app.marquee.sandbox.state.StateFailure when the data cannot be used
     */
    public static Sandbox start(SandboxOptions options) {
        return new Sandbox(options);
    }

    public URI baseUri() {
        return base.uri();
    }

    /** The same as the base where one port serves all. */
    public URI dataUri() {
        return data == null ? base.uri() : data.uri();
    }

    public String token() {
        return token;
    }

    /** What goes wrong, to be changed at any time. */
    public Faults faults() {
        return faults;
    }

    /** The platform's present moment. */
    public Instant now() {
        return clock.instant();
    }

    /** Moves the platform's time ahead, for instance past the 30 days of the trash. */
    public void advance(Duration by) {
        clock.advance(by);
    }

    /** Throws every edit away and makes the account anew; the faults stay. */
    public void reset() {
        platform.reset();
    }

    /** Ends every connection; a temporary state is deleted. */
    @Override
    public void close() {
        base.close();
        if (data != null) {
            data.close();
        }
        platform.close();
    }

    private ServerOptions common(SandboxOptions options, Addresses addresses) {
        return new ServerOptions(
                options.token(),
                options.latency(),
                new RouteOptions(
                        options.extensions(),
                        options.shape().pluralPlaylistsOnly(),
                        options.shape().analyticsOnBase()),
                new OperationDispatcher(platform, addresses),
                options.shape()::apply,
                faults,
                options.onRequest());
    }

    private HostServer listen(HostRole role, int port, ServerOptions common) {
        try {
            return HostServer.start(role, port, common);
        } catch (BindException e) {
            platform.close();
            throw new UncheckedIOException("Port " + port + " is taken", e);
        } catch (IOException e) {
            platform.close();
            throw new UncheckedIOException("Can't listen on port " + port, e);
        }
    }

    private HostServer listenToo(int port, ServerOptions common) {
        try {
            return listen(HostRole.DATA, port, common);
        } catch (UncheckedIOException e) {
            base.close();
            throw e;
        }
    }
}
