package app.marquee.command;

import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.state.StateFailure;
import app.marquee.store.database.NativeLibrary;
import app.marquee.store.file.Home;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/**
 * Command that runs a sandbox until interrupted. The token is printed once and appears nowhere
 * else.
 */
@Command(name = "sandbox", footerHeading = "%n", mixinStandardHelpOptions = true)
public final class SandboxCommand implements Callable<Integer> {
    @Spec private @Nullable CommandSpec spec;

    @Option(names = "--port", paramLabel = "P", defaultValue = "0")
    private int port;

    @Option(names = "--data-port", paramLabel = "Q")
    private @Nullable Integer dataPort;

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--reset")
    private boolean reset;

    @Option(names = "--token", paramLabel = "T", defaultValue = SandboxOptions.USUAL_TOKEN)
    private String token = SandboxOptions.USUAL_TOKEN;

    @Option(names = "--now", paramLabel = "INSTANT", converter = InstantOption.class)
    private @Nullable Instant now;

    @Option(
            names = "--content",
            paramLabel = "NAME",
            defaultValue = "company",
            completionCandidates = Contents.class,
            converter = Contents.class)
    private Content content = Content.COMPANY;

    @Option(names = "--scale", paramLabel = "N", defaultValue = "1")
    private int scale;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(
            names = "--shape",
            paramLabel = "NAME",
            defaultValue = "plain",
            completionCandidates = Shapes.class,
            converter = Shapes.class)
    private Shape shape = Shape.PLAIN;

    @Option(names = "--extensions", paramLabel = "all|none", defaultValue = "all")
    private String extensions = "all";

    @Option(names = "--latency", paramLabel = "MS", defaultValue = "0")
    private long latency;

    @Option(names = "--faults", paramLabel = "SPEC", defaultValue = "")
    private String faults = "";

    @Override
    public Integer call() {
        try (Sandbox sandbox = start()) {
            announce(sandbox);
            Thread closing = new Thread(sandbox::close, "sandbox-close");
            Runtime.getRuntime().addShutdownHook(closing);
            waitForInterrupt();
            Runtime.getRuntime().removeShutdownHook(closing);
        }
        return ExitCode.OK;
    }

    private Sandbox start() {
        SandboxOptions options = options();
        NativeLibrary.load(Home.ofUser().cache());
        try {
            return Sandbox.start(options);
        } catch (UncheckedIOException | StateFailure e) {
            throw new CommandFailure(_ -> e.getMessage() + ".", e);
        }
    }

    private SandboxOptions options() {
        try {
            return SandboxOptions.builder()
                    .port(port)
                    .dataPort(dataPort)
                    .data(data)
                    .reset(reset)
                    .token(token)
                    .now(now)
                    .content(content)
                    .scale(scale)
                    .seed(seed)
                    .shape(shape)
                    .extensions(extensions())
                    .latency(Duration.ofMillis(latency))
                    .faults(faults)
                    .build();
        } catch (IllegalArgumentException e) {
            throw usage(_ -> e.getMessage() + ".");
        }
    }

    private boolean extensions() {
        return switch (extensions) {
            case "all" -> true;
            case "none" -> false;
            default ->
                    throw usage(
                            Sentence.of(
                                    "arguments.choice", "--extensions", extensions, "all, none"));
        };
    }

    private void announce(Sandbox sandbox) {
        PrintWriter out = spec().commandLine().getOut();
        out.println("base_url=" + sandbox.baseUri());
        out.println("data_url=" + sandbox.dataUri());
        out.println("token=" + sandbox.token());
        out.flush();
    }

    private static void waitForInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            // This is the end that was asked for; the flag would only disturb the closing.
        }
    }

    private UsageFailure usage(Sentence sentence) {
        return new UsageFailure(spec().commandLine(), sentence);
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("The options were not read from a command line");
        }
        return spec;
    }

    /** Converter of an ISO 8601 moment in UTC. */
    static final class InstantOption implements ITypeConverter<Instant> {
        @Override
        public Instant convert(String value) {
            try {
                return Instant.parse(value);
            } catch (DateTimeException e) {
                throw new TypeConversionException(
                        "'" + value + "' isn't a UTC time like 2026-06-15T12:00:00Z.");
            }
        }
    }

    /** Names of the contents. */
    static final class Contents implements Iterable<String>, ITypeConverter<Content> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Content.values()).map(Content::kebab).iterator();
        }

        @Override
        public Content convert(String name) {
            return Content.named(name)
                    .orElseThrow(
                            () ->
                                    new TypeConversionException(
                                            "must be one of " + String.join(", ", this)));
        }
    }

    /** Names of the shapes. */
    static final class Shapes implements Iterable<String>, ITypeConverter<Shape> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Shape.values()).map(Shape::kebab).iterator();
        }

        @Override
        public Shape convert(String name) {
            return Shape.named(name)
                    .orElseThrow(
                            () ->
                                    new TypeConversionException(
                                            "must be one of " + String.join(", ", this)));
        }
    }
}
