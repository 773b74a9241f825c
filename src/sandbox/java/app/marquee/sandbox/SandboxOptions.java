package app.marquee.sandbox;

import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.fault.Faults;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.SeenRequest;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Options of a sandbox; created by {@link #builder}.
 *
 * @param port of the base host; 0 takes any free one
 * @param dataPort of the data host, 0 for any free one; null when one port serves all
 * @param data where the state is kept; null for a temporary place
 * @param reset whether what is kept there is thrown away first
 * @param token what the Authorization header has to be
 * @param now where the sandbox's clock starts; null for the present
 * @param content the texts of the account; data that exists keeps its own
 * @param scale multiplies the account, from 1; data that exists keeps its own
 * @param seed of the account and of the faults' chances; data that exists keeps its own
 * @param shape the form of the answers
 * @param extensions whether operations beyond the contract are served
 * @param latency the delay of every request
 * @param faults the faults at the start, as {@link Faults#set} reads them
 * @param onRequest called for every request that arrives, on the request's thread
 */
public record SandboxOptions(
        int port,
        @Nullable Integer dataPort,
        @Nullable Path data,
        boolean reset,
        String token,
        @Nullable Instant now,
        Content content,
        int scale,
        long seed,
        Shape shape,
        boolean extensions,
        Duration latency,
        String faults,
        Consumer<SeenRequest> onRequest) {

    /** The token unless another one is chosen: there is nothing behind it to protect. */
    public static final String USUAL_TOKEN = "sandbox-token";

    public static final long USUAL_SEED = 1;

    public SandboxOptions {
        checkPort(port);
        if (dataPort != null) {
            checkPort(dataPort);
            if (port != 0 && dataPort == port) {
                throw new IllegalArgumentException("--port and --data-port must differ");
            }
        }
        if (token.isBlank() || !token.chars().allMatch(c -> c > 0x20 && c < 0x7f)) {
            throw new IllegalArgumentException(
                    "The token must consist of visible ASCII characters");
        }
        if (scale < 1) {
            throw new IllegalArgumentException("The scale must be at least 1");
        }
        if (latency.isNegative()) {
            throw new IllegalArgumentException("The latency can't be negative");
        }
        new Faults(seed).set(faults);
    }

    /** One port of the system's choice, nothing kept, nothing wrong. */
    public static SandboxOptions usual() {
        return builder().build();
    }

    public static SandboxOptionsBuilder builder() {
        return new SandboxOptionsBuilder();
    }

    /** Leaves the token out. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "SandboxOptions[port=%d, dataPort=%s, shape=%s, scale=%d, seed=%d]",
                port,
                dataPort,
                shape.kebab(),
                scale,
                seed);
    }

    private static void checkPort(int port) {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("A port must be a number from 0 to 65535");
        }
    }
}
