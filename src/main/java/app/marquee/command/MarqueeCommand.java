package app.marquee.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** Main command: opens the window unless a subcommand is given. */
@Command(
        name = "marquee",
        footerHeading = "%n",
        mixinStandardHelpOptions = true,
        versionProvider = MarqueeCommand.ProgramVersion.class)
public final class MarqueeCommand implements Callable<Integer> {
    private final Windows windows;
    private final CommandContext context;

    @Mixin private final RunOptions options = new RunOptions();

    private MarqueeCommand(Windows windows, CommandContext context) {
        this.windows = windows;
        this.context = context;
    }

    /**
     * The whole command line; {@link CommandLine#execute} gives the exit status and never throws.
     *
     * @param verbs commands with a {@link Command}, in the order of the help
     */
    public static CommandLine line(Windows windows, CommandContext context, List<?> verbs) {
        CommandLine line = new CommandLine(new MarqueeCommand(windows, context));
        SentenceOnFailure failures = new SentenceOnFailure(context.texts());
        verbs.forEach(line::addSubcommand);
        return line.addSubcommand(new SandboxCommand())
                .addSubcommand(new TourCommand(windows))
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setAllowSubcommandsAsOptionParameters(true)
                .setExecutionStrategy(failures::run)
                .setParameterExceptionHandler(failures);
    }

    @Override
    public Integer call() throws InterruptedException {
        windows.open(options.window(context));
        return ExitStatus.DONE.code();
    }

    RunOptions options() {
        return options;
    }

    /** The version, without the name. */
    public static String version() {
        @Nullable String packaged = MarqueeCommand.class.getPackage().getImplementationVersion();
        return packaged == null ? "(development)" : packaged;
    }

    /** Version provider from the package; class files have none. */
    static final class ProgramVersion implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Marquee " + version(), "Java " + Runtime.version()};
        }
    }

    /** Command that saves images of every section and state, light and dark, without a display. */
    @Command(name = "tour", mixinStandardHelpOptions = true)
    static final class TourCommand implements Callable<Integer> {
        private final Windows windows;

        @Option(names = "--out", paramLabel = "DIR", required = true)
        private @Nullable Path out;

        @Option(names = "--only", paramLabel = "NAME", defaultValue = "")
        private String only = "";

        TourCommand(Windows windows) {
            this.windows = windows;
        }

        @Override
        public Integer call() {
            if (out != null) {
                windows.tour(out, only);
            }
            return ExitStatus.DONE.code();
        }
    }
}
