package app.marquee.command.report;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.service.report.ReportPlan;
import app.marquee.service.session.Session;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.Map;

/** Command that says what a report needs. Sends nothing. */
@Command(name = "check")
final class ReportCheckCommand extends ConnectionCommand {
    @Parameters(index = "0", paramLabel = "REPORT")
    private String template = "";

    ReportCheckCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            ReportMaking making = new ReportMaking(run, session, context().texts().get());
            print(making.service().plan(making.template(template)), output);
        }
        return ExitStatus.DONE;
    }

    private static void print(ReportPlan plan, Output output) {
        if (output.isJson()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("start", plan.period().start());
            line.put("end", plan.period().end());
            line.put("requests", plan.requests());
            line.put("minutes", plan.minutes());
            output.json(line);
        } else {
            output.text(
                    Sentence.of(
                            "report.needs",
                            plan.period().start().toString(),
                            plan.period().end().toString(),
                            plan.requests(),
                            plan.minutes()));
        }
    }
}
