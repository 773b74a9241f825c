package app.marquee.command.alerts;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.connection.Connection;
import app.marquee.service.alert.AlertGap;
import app.marquee.service.alert.AlertLoading;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.alert.AlertService;
import app.marquee.service.alert.Announcements;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.time.ZoneId;
import java.util.List;

/** Command that checks the alerts that are on, for a timer. */
@Command(name = "check")
final class AlertsCheckCommand extends ConnectionCommand {
    @Option(names = "--saved")
    private boolean saved;

    @Option(names = "--run", paramLabel = "COMMAND")
    private @Nullable String command;

    AlertsCheckCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws InterruptedException {
        FactCommand told = told();
        Connection connection = run.chosen();
        try (Session session = run.connections().openOnce(connection.id())) {
            AlertService alerts =
                    AlertService.of(
                            session, TrashService.of(session), new SettingsService(run.settings()));
            AlertReport report =
                    alerts.check(saved ? AlertLoading.NOTHING : AlertLoading.EVERYTHING);
            Announcements news = Announcements.of(report, alerts.settings().announced());
            ZoneId zone = connection.zone();
            report.results()
                    .forEach(
                            (kind, result) -> {
                                AlertLine line =
                                        new AlertLine(
                                                kind,
                                                result,
                                                news.fresh().getOrDefault(kind, List.of()));
                                print(
                                        line,
                                        line.text(alerts.settings().rule(kind), report.at(), zone),
                                        output);
                            });
            output.flush();
            alerts.update(now -> now.withAnnounced(news.announced()));
            if (told != null) {
                new FactSender(run, connection, alerts.settings(), context().texts().get())
                        .tell(report, told);
            }
            return report.results().containsValue(new AlertResult.Unknown(AlertGap.FAILED))
                    ? ExitStatus.FAILED
                    : ExitStatus.DONE;
        }
    }

    private @Nullable FactCommand told() {
        if (command == null) {
            return null;
        }
        if (command.isBlank()) {
            throw usage(Sentence.of("arguments.needs", "--run"));
        }
        return new FactCommand(command, withoutToken(), FactCommand.LIMIT);
    }

    private static void print(AlertLine line, List<Sentence> text, Output output) {
        if (output.isJson()) {
            output.json(line.json());
        } else {
            text.forEach(output::text);
        }
    }
}
