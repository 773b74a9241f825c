package app.marquee.command;

import app.marquee.model.HarmlessText;
import app.marquee.text.Messages;

import picocli.CommandLine;

import java.io.PrintStream;
import java.time.Clock;
import java.util.function.Supplier;

/**
 * Fast start without arguments, as from a menu: opens the window without parsing the options of all
 * commands.
 */
public final class PlainStart {
    private PlainStart() {}

    /**
     * @param line the command line, made when there are arguments
     * @param errors gets one sentence when the window or the command line cannot be opened
     * @param texts its words
     * @return the exit status, as {@link ExitStatus} says
     */
    public static int run(
            String[] args,
            Windows windows,
            Supplier<CommandLine> line,
            PrintStream errors,
            Supplier<Messages> texts) {
        try {
            if (args.length > 0) {
                return line.get().execute(args);
            }
            windows.open(new WindowRequest(null, null, false));
            return ExitStatus.DONE.code();
        } catch (RuntimeException | Error failure) {
            Problem problem = Problem.of(failure, Clock.systemUTC());
            errors.println(HarmlessText.lines(problem.line(texts.get())));
            return problem.status().code();
        }
    }
}
