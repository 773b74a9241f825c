package app.marquee.command;

import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Exception handler of commands: one sentence on the error stream and exit status 1; the trace of a
 * defect goes to the log.
 */
final class SentenceOnFailure implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof ParameterException usage) {
            return new SentenceOnUsage().handleParseException(usage, new String[0]);
        }
        line.getErr().println(said(failure));
        return ExitCode.SOFTWARE;
    }

    /** The sentence for the user; a defect is written to the log as well. */
    static String said(Exception failure) {
        String sentence =
                failure instanceof CommandFailure
                        ? failure.getMessage()
                        : "Something went wrong in Marquee (" + failure + "). See the log.";
        if (!(failure instanceof CommandFailure)) {
            LoggerFactory.getLogger(SentenceOnFailure.class).error("Command failed", failure);
        }
        return sentence + " (exit status 1)";
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
            return ExitCode.USAGE;
        }
    }
}
