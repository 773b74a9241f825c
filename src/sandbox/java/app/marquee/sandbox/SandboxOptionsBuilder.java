package app.marquee.sandbox;

import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.SeenRequest;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/** Builder of sandbox options with defaults. Not thread-safe. */
public final class SandboxOptionsBuilder {
    private int port;
    private @Nullable Integer dataPort;
    private @Nullable Path data;
    private boolean reset;
    private String token = SandboxOptions.USUAL_TOKEN;
    private @Nullable Instant now;
    private Content content = Content.COMPANY;
    private int scale = 1;
    private long seed = SandboxOptions.USUAL_SEED;
    private Shape shape = Shape.PLAIN;
    private boolean extensions = true;
    private Duration latency = Duration.ZERO;
    private String faults = "";
    private Consumer<SeenRequest> onRequest = request -> {};

    SandboxOptionsBuilder() {}

    public SandboxOptionsBuilder port(int value) {
        port = value;
        return this;
    }

    /** A data host of its own; null for one port that serves all. */
    public SandboxOptionsBuilder dataPort(@Nullable Integer value) {
        dataPort = value;
        return this;
    }

    public SandboxOptionsBuilder data(@Nullable Path value) {
        data = value;
        return this;
    }

    public SandboxOptionsBuilder reset(boolean value) {
        reset = value;
        return this;
    }

    public SandboxOptionsBuilder token(String value) {
        token = value;
        return this;
    }

    public SandboxOptionsBuilder now(@Nullable Instant value) {
        now = value;
        return this;
    }

    public SandboxOptionsBuilder content(Content value) {
        content = value;
        return this;
    }

    public SandboxOptionsBuilder scale(int value) {
        scale = value;
        return this;
    }

    public SandboxOptionsBuilder seed(long value) {
        seed = value;
        return this;
    }

    public SandboxOptionsBuilder shape(Shape value) {
        shape = value;
        return this;
    }

    public SandboxOptionsBuilder extensions(boolean value) {
        extensions = value;
        return this;
    }

    public SandboxOptionsBuilder latency(Duration value) {
        latency = value;
        return this;
    }

    public SandboxOptionsBuilder faults(String value) {
        faults = value;
        return this;
    }

    public SandboxOptionsBuilder onRequest(Consumer<SeenRequest> value) {
        onRequest = value;
        return this;
    }

    /**
     * The options as they were set.
     *
     * @throws IllegalArgumentException when a value cannot be
     */
    public SandboxOptions build() {
        return new SandboxOptions(
                port,
                dataPort,
                data,
                reset,
                token,
                now,
                content,
                scale,
                seed,
                shape,
                extensions,
                latency,
                faults,
                onRequest);
    }
}
