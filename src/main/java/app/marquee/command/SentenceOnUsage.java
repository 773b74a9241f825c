package app.marquee.command;

import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/**
 * Parameter error handler: one sentence on the error stream, a pointer to the help, and exit status
 * 2.
 */
final class SentenceOnUsage implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        failure.getCommandLine()
                .getErr()
                .println(failure.getMessage() + " Try: " + command + " --help (exit status 2)");
        return ExitCode.USAGE;
    }
}
