package app.marquee.command;

import app.marquee.store.file.SharedFolder;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.SocketChannel;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Base of the commands on the data of a home and its connections: opens them, prints what fails and
 * closes them, also when the user stops it.
 */
@Command(mixinStandardHelpOptions = true)
public abstract class ConnectionCommand implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionCommand.class);

    private final CommandContext context;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private final RunOptions options = new RunOptions();

    @Option(names = "--json")
    private boolean json;

    protected ConnectionCommand(CommandContext context) {
        this.context = context;
    }

    /** Whether it changes something, so that no other Marquee may have the home. */
    protected boolean writes() {
        return false;
    }

    /** Whether it may send changes, which it doesn't while it isn't known what was sent before. */
    protected boolean sends() {
        return false;
    }

    /**
     * Does the work. What it throws becomes a sentence and an exit status; an interrupt is the
     * user's.
     */
    protected abstract ExitStatus run(CommandRun run, Output output) throws Exception;

    @Override
    public final Integer call() throws Exception {
        try (Output output = output()) {
            try {
                return attempt(output);
            } catch (ParameterException usage) {
                throw usage;
            } catch (Exception | Error failed) {
                if (output.isJson()) {
                    output.json(Problem.of(failed, Clock.systemUTC()).json());
                }
                throw failed;
            }
        }
    }

    private Integer attempt(Output output) throws Exception {
        RunRequest request = request();
        try (CommandRun run = context.runs().open(request)) {
            run.sharedFolder().ifPresent(folder -> warn(folder, output));
            DamageReport damage = DamageReport.of(run, output);
            if (sends()) {
                damage.requireKnownChanges();
            }
            ExitStatus status = run(run, output);
            damage.end(status);
            requireUnstopped();
            return status.code();
        } catch (HomeInUse held) {
            return handedOver(request, held, output);
        }
    }

    /**
     * What was done until the signal is printed; the process ends with the status of the signal.
     */
    private static void requireUnstopped() throws InterruptedException {
        if (StopSignal.status() != null) {
            throw new InterruptedException();
        }
    }

    private static void warn(SharedFolder folder, Output output) {
        LOG.warn("The home is in a {} folder: {}", folder.kind().word(), folder.folder());
        output.message(Sentence.of("home." + folder.kind().word(), folder.folder()));
    }

    /** Has it done by the window, whose connections are the saved ones and the sandbox. */
    private Integer handedOver(RunRequest request, HomeInUse held, Output output)
            throws InterruptedException {
        if (request.extra() != null || request.token() != null || request.readOnly()) {
            throw HomeInUse.refusal();
        }
        CommandLine root = spec().root().commandLine();
        List<String> words =
                FileWords.replaced(root, root.getParseResult().originalArgs(), Handover::file);
        try (SocketChannel channel =
                held.socket().flatMap(Handover::connect).orElseThrow(HomeInUse::refusal)) {
            return Handover.run(
                    channel,
                    new Handover.Order(context.texts().get().locale(), words),
                    output.handedOver(),
                    spec().commandLine().getErr());
        } catch (ClosedByInterruptException stopped) {
            boolean _ = Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException lost) {
            throw new CommandFailure(ExitStatus.UNKNOWN, Sentence.of("window.ended"));
        }
    }

    /** Whether a window runs this for another process, which would else write its home. */
    public static boolean isHandedOver(CommandLine line, List<String> words) {
        try {
            List<CommandLine> all =
                    line.parseArgs(words.toArray(String[]::new)).asCommandLineList();
            return all.stream().noneMatch(ConnectionCommand::isHelp)
                    && all.getLast().getCommand() instanceof ConnectionCommand command
                    && command.writes();
        } catch (ParameterException usage) {
            // Running it says what is wrong.
            return true;
        }
    }

    private static boolean isHelp(CommandLine line) {
        return line.isUsageHelpRequested() || line.isVersionHelpRequested();
    }

    private RunRequest request() throws InterruptedException {
        return options.read(context, before(), writes());
    }

    private RunOptions before() {
        Object main = spec().root().userObject();
        return main instanceof MarqueeCommand command ? command.options() : new RunOptions();
    }

    /** The environment for a program that is started: without the token. */
    protected Map<String, String> withoutToken() {
        Map<String, String> left = new HashMap<>(context.environment());
        String variable = options.tokenVariable(before());
        String token = variable == null ? null : left.remove(variable);
        left.values().removeIf(value -> value.equals(token));
        return left;
    }

    private Output output() {
        String name = spec().qualifiedName();
        return new Output(
                context,
                spec().commandLine().getErr(),
                json ? name.substring(name.indexOf(' ') + 1) : null);
    }

    protected CommandContext context() {
        return context;
    }

    /** The failure of arguments that are not understood. */
    protected UsageFailure usage(Sentence sentence) {
        return new UsageFailure(spec().commandLine(), sentence);
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("The options were not read from a command line");
        }
        return spec;
    }
}
