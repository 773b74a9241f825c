package app.marquee.command;

import app.marquee.model.HarmlessText;
import app.marquee.ui.control.Messages;

import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

import java.time.Clock;
import java.util.function.Supplier;

/**
 * Exception handler of commands: one sentence on the error stream and the exit status; the trace of
 * a defect goes to the log.
 */
record SentenceOnFailure(Supplier<Messages> texts)
        implements IExecutionExceptionHandler, IParameterExceptionHandler {
    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof ParameterException usage) {
            return handleParseException(usage, new String[0]);
        }
        Throwable thrown = failure.getCause() instanceof Error dead ? dead : failure;
        Problem problem = Problem.of(thrown, Clock.systemUTC());
        line.getErr().println(HarmlessText.lines(problem.line(texts.get())));
        line.getErr().flush();
        return problem.status().code();
    }

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
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (Error dead) {
            throw new ExecutionException(
                    parsed.asCommandLineList().getLast(), "The command died", dead);
        }
    }
}
