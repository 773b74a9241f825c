package app.marquee.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;

/** Main command: opens the window unless a subcommand is given. */
@Command(
        name = "marquee",
        mixinStandardHelpOptions = true,
        versionProvider = MarqueeCommand.ProgramVersion.class,
        description = "Administer a video hosting platform from your desktop.",
        footer = {
            "",
            "Without a subcommand, Marquee opens its window.",
            "Exit status: 0 success, 1 failure, 2 invalid option."
        })
public final class MarqueeCommand implements Callable<Integer> {
    private final Windows windows;
    private final Map<String, String> environment;

    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "Directory for all data. Default: the usual directories of the system.")
    private @Nullable Path home;

    @Option(names = "--read-only", description = "Block changes on all connections until you quit.")
    private boolean readOnly;

    @Mixin private final ConnectionOptions connection = new ConnectionOptions();

    private MarqueeCommand(Windows windows, Map<String, String> environment) {
        this.windows = windows;
        this.environment = environment;
    }

    /**
     * The whole command line; {@link CommandLine#execute} gives the exit status and never throws.
     */
    public static CommandLine line(Windows windows, Map<String, String> environment) {
        return new CommandLine(new MarqueeCommand(windows, environment))
                .addSubcommand(new SandboxCommand())
                .addSubcommand(new TourCommand(windows))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(new SentenceOnFailure())
                .setParameterExceptionHandler(new SentenceOnFailure.SentenceOnUsage());
    }

    @Override
    public Integer call() {
        windows.open(new WindowRequest(home, connection.read(environment), readOnly));
        return CommandLine.ExitCode.OK;
    }

    /** Version provider from the package; class files have none. */
    static final class ProgramVersion implements IVersionProvider {
        @Override
        public String[] getVersion() {
            @Nullable String packaged =
                    ProgramVersion.class.getPackage().getImplementationVersion();
            return new String[] {
                "Marquee " + (packaged == null ? "(development)" : packaged),
                "Java " + Runtime.version()
            };
        }
    }

    /** Command that saves images of every section and state, light and dark, without a display. */
    @Command(
            name = "tour",
            mixinStandardHelpOptions = true,
            description =
                    "Save an image of every section in every state, with an index.html. Runs on the"
                            + " sandbox and needs no display.")
    static final class TourCommand implements Callable<Integer> {
        private final Windows windows;

        @Option(
                names = "--out",
                paramLabel = "DIR",
                required = true,
                description = "Directory for the images. It is created if it doesn't exist.")
        private @Nullable Path out;

        @Option(
                names = "--only",
                paramLabel = "NAME",
                defaultValue = "",
                description = "Only the stops whose names begin with NAME, such as \"cities\".")
        private String only = "";

        TourCommand(Windows windows) {
            this.windows = windows;
        }

        @Override
        public Integer call() {
            if (out != null) {
                windows.tour(out, only);
            }
            return CommandLine.ExitCode.OK;
        }
    }
}
