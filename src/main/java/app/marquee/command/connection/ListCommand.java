package app.marquee.command.connection;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.model.HarmlessText;
import app.marquee.model.connection.Connection;

import picocli.CommandLine.Command;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Command that lists the connections, without their tokens. */
@Command(name = "list")
final class ListCommand extends ConnectionCommand {
    ListCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        for (Connection one : run.connections().all()) {
            if (output.isJson()) {
                output.json(json(one));
            } else {
                output.text(
                        words ->
                                HarmlessText.of(one.name())
                                        + "\t"
                                        + words.within(words.text("kind." + kind(one)))
                                        + "\t"
                                        + one.baseUrl());
            }
        }
        return ExitStatus.DONE;
    }

    private static String kind(Connection connection) {
        return connection.kind().name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> json(Connection connection) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", connection.id().value());
        line.put("name", connection.name());
        line.put("type", kind(connection));
        line.put("base_url", connection.baseUrl());
        line.put("data_url", connection.dataUrl());
        line.put("read_only", connection.readOnly());
        line.put("zone", connection.zone());
        return line;
    }
}
