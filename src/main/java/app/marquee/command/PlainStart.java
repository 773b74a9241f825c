package app.marquee.command;

import picocli.CommandLine.ExitCode;

import java.io.PrintStream;
import java.util.Map;

/**
 * Fast start without arguments, as from a menu: opens the window without parsing the options of all
 * commands.
 */
public final class PlainStart {
    private PlainStart() {}

    /**
     * @param errors gets one sentence when the window cannot be opened
     * @return the exit status, as {@link MarqueeCommand} says
     */
    public static int run(
            String[] args, Windows windows, Map<String, String> environment, PrintStream errors) {
        return args.length == 0
                ? window(windows, errors)
                : MarqueeCommand.line(windows, environment).execute(args);
    }

    private static int window(Windows windows, PrintStream errors) {
        try {
            windows.open(new WindowRequest(null, null, false));
            return ExitCode.OK;
        } catch (RuntimeException failure) {
            errors.println(SentenceOnFailure.said(failure));
            return ExitCode.SOFTWARE;
        }
    }
}
