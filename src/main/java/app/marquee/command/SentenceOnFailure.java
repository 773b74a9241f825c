package app.marquee.command;

import app.marquee.model.HarmlessText;
import app.marquee.model.failure.FailureException;
import app.marquee.text.Messages;

import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

import java.time.Clock;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Exception handler of commands: one sentence on the error stream and the exit status; the trace of
 * a defect goes to the log.
 */
record SentenceOnFailure(Supplier<Messages> texts) implements IParameterExceptionHandler {
    /** One sentence, a pointer to the help, and exit status 2. */
    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        Messages words = texts.get();
        failure.getCommandLine()
                .getErr()
                .println(
                        HarmlessText.lines(
                                String.join(
                                        " ",
                                        UsageText.of(failure).in(words),
                                        words.text(
                                                "arguments.help",
                                                failure.getCommandLine()
                                                        .getCommandSpec()
                                                        .qualifiedName()),
                                        Problem.status(ExitStatus.USAGE, words))));
        return ExitStatus.USAGE.code();
    }

    /** Runs a command, and has an error of the Java runtime handled like any other failure. */
    int run(ParseResult parsed) {
        if (parsed.asCommandLineList().stream().anyMatch(CommandLine::isUsageHelpRequested)) {
            CommandLine root = parsed.commandSpec().root().commandLine();
            root.setResourceBundle(texts.get().bundle());
        }
        CommandLine last = parsed.asCommandLineList().getLast();
        if (!(last.getCommand() instanceof ConnectionCommand)) {
            return execute(parsed, last);
        }
        // A program that is stopped waits for the sentence, too.
        try (InterruptGuard _ = InterruptGuard.begin()) {
            return execute(parsed, last);
        }
    }

    private int execute(ParseResult parsed, CommandLine line) {
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (ExecutionException failed) {
            return failed.getCause() instanceof ParameterException usage
                    ? handleParseException(usage, new String[0])
                    : print(Objects.requireNonNullElse(failed.getCause(), failed), line);
        } catch (Error dead) {
            return print(dead, line);
        }
    }

    /** Whether another host or path may help, which the test of the connection finds out. */
    private static boolean mayBeOtherServer(Throwable thrown) {
        return thrown instanceof FailureException failed
                && failed.failure().mayBeOtherServer()
                && !failed.failure().needsToken();
    }

    private static boolean isTest(CommandLine line) {
        return line.getCommandSpec().qualifiedName().endsWith(" connection test");
    }

    private int print(Throwable thrown, CommandLine line) {
        Problem problem = Problem.of(thrown, Clock.systemUTC());
        boolean isHinted = mayBeOtherServer(thrown) && !isTest(line);
        line.getErr().println(HarmlessText.lines(problem.line(texts.get(), isHinted)));
        line.getErr().flush();
        return problem.status().code();
    }
}
