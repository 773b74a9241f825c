package app.marquee.command;

import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

import java.time.Clock;

/**
 * Exception handler of commands: one sentence on the error stream and the exit status; the trace of
 * a defect goes to the log.
 */
final class SentenceOnFailure implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof ParameterException usage) {
            return new SentenceOnUsage().handleParseException(usage, new String[0]);
        }
        Throwable thrown = failure.getCause() instanceof Error dead ? dead : failure;
        Problem problem = Problem.of(thrown, Clock.systemUTC());
        line.getErr().println(problem.line());
        line.getErr().flush();
        return problem.status().code();
    }

    /** Runs a command, and has an error of the Java runtime handled like any other failure. */
    static int run(ParseResult parsed) {
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (Error dead) {
            throw new ExecutionException(
                    parsed.asCommandLineList().getLast(), "The command died", dead);
        }
    }

    /** The sentence for the user; a defect is written to the log as well. */
    static String said(Throwable failure) {
        return Problem.of(failure, Clock.systemUTC()).line();
    }

    /**
     * Parameter error handler: one sentence on the error stream, a pointer to the help, and exit
     * status 2.
     */
    static final class SentenceOnUsage implements IParameterExceptionHandler {
        @Override
        public int handleParseException(ParameterException failure, String[] arguments) {
            String command = failure.getCommandLine().getCommandSpec().qualifiedName();
            failure.getCommandLine()
                    .getErr()
                    .println(failure.getMessage() + " Try: " + command + " --help (exit status 2)");
            return ExitStatus.USAGE.code();
        }
    }
}
