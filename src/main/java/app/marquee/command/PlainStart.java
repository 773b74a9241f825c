package app.marquee.command;

import picocli.CommandLine;

import java.io.PrintStream;
import java.util.function.Supplier;

/**
 * Fast start without arguments, as from a menu: opens the window without parsing the options of all
 * commands.
 */
public final class PlainStart {
    private PlainStart() {}

    /**
     * @param line the command line, made when there are arguments
     * @param errors gets one sentence when the window cannot be opened
     * @return the exit status, as {@link ExitStatus} says
     */
    public static int run(
            String[] args, Windows windows, Supplier<CommandLine> line, PrintStream errors) {
        return args.length == 0 ? window(windows, errors) : line.get().execute(args);
    }

    private static int window(Windows windows, PrintStream errors) {
        try {
            windows.open(new WindowRequest(null, null, false));
            return ExitStatus.DONE.code();
        } catch (RuntimeException failure) {
            errors.println(SentenceOnFailure.said(failure));
            return ExitStatus.FAILED.code();
        }
    }
}
