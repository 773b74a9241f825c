package app.marquee.command.alerts;

import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Command of the user that gets facts on its input. Its arguments are the user's alone, its output
 * is ignored, and its errors are those of this process. Blocking.
 *
 * @param line as for a shell
 * @param environment all of it
 * @param limit after which it is ended
 */
record FactCommand(String line, Map<String, String> environment, Duration limit) {
    static final Duration LIMIT = Duration.ofSeconds(60);

    private static final Logger LOG = LoggerFactory.getLogger(FactCommand.class);

    FactCommand {
        environment = Map.copyOf(environment);
    }

    /**
     * Returns once it ended well.
     *
     * @throws CommandFailure when it couldn't be started, failed, or took too long
     */
    void run(byte[] input) throws InterruptedException {
        Process process = start();
        Thread.ofVirtual().start(() -> write(input, process));
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new CommandFailure(Sentence.of("alerts.run.late", limit.toSeconds()));
            }
        } finally {
            end(process);
        }
        if (process.exitValue() != 0) {
            throw new CommandFailure(Sentence.of("alerts.run.failed", process.exitValue()));
        }
    }

    private Process start() {
        ProcessBuilder builder =
                new ProcessBuilder(shell())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return builder.start();
        } catch (IOException failed) {
            throw new CommandFailure(
                    Sentence.of("alerts.run.start", String.valueOf(failed.getMessage())), failed);
        }
    }

    private List<String> shell() {
        boolean isWindows = System.getProperty("os.name", "").startsWith("Windows");
        return isWindows ? List.of("cmd.exe", "/d", "/c", line) : List.of("/bin/sh", "-c", line);
    }

    private static void write(byte[] input, Process process) {
        try (OutputStream in = process.getOutputStream()) {
            in.write(input);
        } catch (IOException unread) {
            // Its exit status counts.
            LOG.debug("The command didn't read its input", unread);
        }
    }

    /** Also what it started, when it took too long or this command is stopped. */
    private static void end(Process process) throws InterruptedException {
        if (process.isAlive()) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }
}
