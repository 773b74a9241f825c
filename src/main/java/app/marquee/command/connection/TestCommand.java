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
import app.marquee.service.connection.ReadTrial;
import app.marquee.text.ReadTrialText;

import picocli.CommandLine.Command;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Command that tries what can be loaded and prints what came back. */
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
            if (!output.isJson()) {
                say(output, result);
            }
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
            say(output, result);
        }
        return ExitStatus.DONE;
    }

    /** What each read returned, and what that says of the connection. */
    private static void say(Output output, ConnectionProbeResult result) {
        result.reads().forEach(read -> output.text(line(read)));
        switch (result.hint()) {
            case NONE -> {
                // The reads say all.
            }
            case SWAPPED ->
                    output.text(
                            Sentence.joined(
                                    ". ",
                                    Stream.of(
                                            Sentence.of("check.swapped"),
                                            Sentence.of("check.swapped.next"))));
            case OTHER_ACCOUNT -> output.text(Sentence.of("check.other-account"));
            case PLURAL_PATHS -> output.text(Sentence.of("check.plural"));
        }
    }

    private static Sentence line(ReadTrial read) {
        return words -> {
            ReadTrialText text = new ReadTrialText(words);
            String took = text.took(read);
            String outcome = text.name(read) + ": " + text.outcome(read);
            return took.isEmpty() ? outcome : outcome + ", " + took;
        };
    }

    private static Map<String, Object> json(ReadTrial read) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("operation", read.operation().method() + " " + read.operation().path());
        line.put("result", name(read.outcome()));
        line.put("host", read.host() == null ? null : name(read.host()));
        line.put("milliseconds", read.took() == null ? null : read.took().toMillis());
        return line;
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> json(Connection connection, ConnectionProbeResult result) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("connection", connection.name());
        line.put("url", result.url());
        line.put("http_status", result.status());
        line.put("shape", name(result.shape()));
        line.put("funnels", result.funnels());
        line.put("hint", name(result.hint()));
        line.put("reads", result.reads().stream().map(TestCommand::json).toList());
        return line;
    }
}
