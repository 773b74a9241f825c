package app.marquee.command;

import app.marquee.Patience;
import app.marquee.Verbs;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.RetryPolicy;
import app.marquee.http.Timeouts;
import app.marquee.sandbox.Sandbox;
import app.marquee.start.HomeRuns;
import app.marquee.store.keychain.Tokens;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** Command line in this process, with what it wrote. */
public final class CommandTrial {
    /** The zone of accounts, in which a day ends three hours later than in UTC. */
    public static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    /** What time it is now, in the zone of accounts. */
    public static final Clock CLOCK = Clock.system(ZONE);

    private final Path home;
    private final Map<String, String> environment = new HashMap<>();
    private final Clock clock;
    private Duration limit = Patience.MOST;
    private byte[] in = new byte[0];
    private UnaryOperator<OutputStream> pipe = UnaryOperator.identity();
    private @Nullable Terminal terminal;
    private Messages texts = CommandTexts.ENGLISH;

    /**
     * @param status exit status
     * @param out standard output
     * @param err standard error
     */
    public record Result(int status, ByteArrayOutputStream out, String err) {
        public String text() {
            return out.toString(StandardCharsets.UTF_8);
        }

        public List<String> lines() {
            return text().lines().toList();
        }
    }

    /**
     * @param token value of the environment variable {@code TOKEN}
     */
    public CommandTrial(Path home, Clock clock, String token) {
        this.home = home;
        this.clock = clock;
        this.environment.put("TOKEN", token);
    }

    private HttpTransportBuilder wire(HttpTransportBuilder builder) {
        Duration next = Duration.ofMillis(2);
        return builder.timeouts(new Timeouts(limit, limit, limit, limit.multipliedBy(20)))
                .retry(
                        new RetryPolicy(
                                3,
                                next,
                                next,
                                Duration.ofSeconds(1),
                                RandomGenerator.getDefault()));
    }

    /**
     * Gives up soon, for a server that doesn't respond; a slow test wouldn't get through either.
     */
    public CommandTrial impatient() {
        limit = Duration.ofMillis(800);
        return this;
    }

    /** Sets another environment variable of the next commands. */
    public CommandTrial variable(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** Sets the terminal of the next commands; null for none. */
    public CommandTrial terminal(@Nullable Terminal asked) {
        terminal = asked;
        return this;
    }

    /** Sets the language of the next commands. */
    public CommandTrial in(Locale language) {
        texts = CommandTexts.of(language);
        return this;
    }

    /** Sets what the next commands read from standard input. */
    public CommandTrial in(String text) {
        return in(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Sets the bytes that the next commands read from standard input. */
    public CommandTrial in(byte[] bytes) {
        in = bytes;
        return this;
    }

    /** Sets what the standard output of the next commands goes through. */
    public CommandTrial through(UnaryOperator<OutputStream> next) {
        pipe = next;
        return this;
    }

    /** Runs a command on the connection to a sandbox. */
    public Result on(Sandbox sandbox, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(
                List.of(
                        "--base-url",
                        sandbox.baseUri().toString(),
                        "--data-url",
                        sandbox.dataUri().toString(),
                        "--token-env",
                        "TOKEN"));
        return run(all.toArray(String[]::new));
    }

    /** Runs a command in the home. */
    public Result run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        CommandContext context =
                new CommandContext(
                        new HomeRuns(clock, Tokens::new, this::wire),
                        new ByteArrayInputStream(in),
                        pipe.apply(out),
                        Map.copyOf(environment),
                        () -> Optional.ofNullable(terminal),
                        () -> texts);
        CommandLine line = line(context);
        line.setErr(new PrintWriter(err, true));
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        List<String> all = new ArrayList<>(List.of("--home", home.toString()));
        all.addAll(List.of(arguments));
        int status = line.execute(all.toArray(String[]::new));
        return new Result(status, out, err.toString());
    }

    private static CommandLine line(CommandContext context) {
        return MarqueeCommand.line(new NoWindows(), context, Verbs.all(context));
    }

    /** Parses a command and runs nothing; throws what is wrong with it. */
    public static void parse(List<String> words) {
        CommandContext context =
                new CommandContext(
                        new HomeRuns(CLOCK, Tokens::new, builder -> builder),
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        Map.of(),
                        Optional::empty,
                        () -> CommandTexts.ENGLISH);
        line(context).parseArgs(words.toArray(String[]::new));
    }

    /** Windows that no command may open. */
    public static Windows noWindows() {
        return new NoWindows();
    }

    /** Windows that fail. */
    static final class NoWindows implements Windows {
        @Override
        public void open(WindowRequest request) {
            throw new AssertionError("No window here");
        }

        @Override
        public void tour(Path out, String only) {
            throw new AssertionError("No tour here");
        }
    }
}
