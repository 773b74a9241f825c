package app.marquee.command.report;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.model.HarmlessText;
import app.marquee.model.connection.Connection;
import app.marquee.model.report.ReportTemplate;

import picocli.CommandLine.Command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Command that lists the report templates of all connections. Sends nothing. */
@Command(name = "list")
final class ReportListCommand extends ConnectionCommand {
    ReportListCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        for (ReportTemplate template : run.templates().read()) {
            String connection =
                    run.connections()
                            .find(template.connection())
                            .map(Connection::name)
                            .orElse(template.connection().value());
            if (output.isJson()) {
                output.json(json(template, connection));
            } else {
                output.text(
                        Stream.of(
                                        template.id(),
                                        template.title().name(),
                                        template.title().client(),
                                        template.period(),
                                        connection)
                                .map(HarmlessText::of)
                                .collect(Collectors.joining("\t")));
            }
        }
        return ExitStatus.DONE;
    }

    private static Map<String, Object> json(ReportTemplate template, String connection) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", template.id());
        line.put("name", template.title().name());
        line.put("client", template.title().client());
        line.put("period", template.period());
        line.put("language", template.style().language().toLanguageTag());
        line.put("blocks", template.chosen().stream().map(block -> block.key()).toList());
        line.put("connection", connection);
        return line;
    }
}
