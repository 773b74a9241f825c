package app.marquee.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Command that saves images of every section and state, light and dark, without a display. */
@Command(
        name = "tour",
        mixinStandardHelpOptions = true,
        description =
                "Save an image of every section in every state, with an index.html. Runs on the"
                        + " sandbox and needs no display.")
final class TourCommand implements Callable<Integer> {
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
