package app.marquee.command.connection;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.FailureException;
import app.marquee.service.connection.ConnectionProbeResult;

import picocli.CommandLine.Command;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Command that loads the funnels once and prints what came back. */
@Command(name = "test")
final class TestCommand extends ConnectionCommand {
    TestCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        Connection connection = run.chosen();
        ConnectionProbeResult result = run.connections().test(connection.id());
        if (result.failure() != null) {
            throw new FailureException(result.failure());
        }
        if (output.isJson()) {
            output.json(json(connection, result));
        } else {
            output.text(
                    Sentence.counted(
                            "test.done",
                            Objects.requireNonNull(result.funnels()),
                            connection.name(),
                            Objects.requireNonNull(result.status())));
        }
        return ExitStatus.DONE;
    }

    private static Map<String, Object> json(Connection connection, ConnectionProbeResult result) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("connection", connection.name());
        line.put("url", result.url());
        line.put("http_status", result.status());
        line.put("shape", result.shape().name().toLowerCase(Locale.ROOT));
        line.put("funnels", result.funnels());
        return line;
    }
}
