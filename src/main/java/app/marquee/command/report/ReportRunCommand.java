package app.marquee.command.report;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.FileTarget;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.export.PeriodOption;
import app.marquee.export.FileContent;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.report.ReportTemplate;
import app.marquee.report.ClientReport;
import app.marquee.report.excel.ExcelReport;
import app.marquee.report.html.HtmlReport;
import app.marquee.report.pdf.PdfReport;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Command that loads what a report needs and writes it. */
@Command(name = "run", footerHeading = "%n")
final class ReportRunCommand extends ConnectionCommand {
    private static final int REJECTED = 401;
    private static final int FORBIDDEN = 403;
    private static final Set<String> ENDINGS = Set.of("pdf", "html", "xlsx");

    @Parameters(index = "0", paramLabel = "REPORT")
    private String template = "";

    @Option(names = "--period", paramLabel = "PERIOD")
    private @Nullable String period;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true)
    private String target = "";

    ReportRunCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws InterruptedException {
        FileTarget file = FileTarget.of(target);
        String ending = ending(file);
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            ReportMaking making = new ReportMaking(run, session, context().texts().get());
            ReportTemplate chosen = over(making.template(template));
            ClientReport report = making.service().loaded(chosen, _ -> true);
            written(report, content(report, ending), file, output);
            if (report.isPartial()) {
                throw why(session);
            }
            return ExitStatus.DONE;
        }
    }

    /** The reason that a script can act on: the token or a pause, where there was one. */
    private static CommandFailure why(Session session) {
        for (Exchange exchange : session.exchanges().all().reversed()) {
            Integer status = exchange.status();
            if (status != null && (status == REJECTED || status == FORBIDDEN)) {
                return new CommandFailure(ExitStatus.TOKEN, Sentence.of("report.partial.token"));
            }
            Failure failure = exchange.failure();
            if (failure != null && failure.passes()) {
                return paused(exchange, failure);
            }
        }
        return new CommandFailure(Sentence.of("report.partial"));
    }

    private static CommandFailure paused(Exchange exchange, Failure failure) {
        Instant refused = exchange.startedAt().plus(exchange.duration());
        return failure.delay()
                .map(wait -> CommandFailure.until(refused, wait))
                .map(
                        until ->
                                CommandFailure.paused(
                                        Sentence.of("report.partial.until", until), until))
                .orElseGet(() -> CommandFailure.paused(Sentence.of("report.partial.paused"), null));
    }

    private String ending(FileTarget file) {
        String ending = file.ending();
        if (ENDINGS.contains(ending)) {
            return ending;
        }
        if (file.isStream()) {
            return "pdf";
        }
        throw usage(Sentence.of("report.ending"));
    }

    private static FileContent content(ClientReport report, String ending) {
        return switch (ending) {
            case "html" -> new HtmlReport(report);
            case "xlsx" -> new ExcelReport(report);
            default -> new PdfReport(report);
        };
    }

    private ReportTemplate over(ReportTemplate chosen) {
        if (period == null) {
            return chosen;
        }
        if (PeriodOption.preset(period).isEmpty()) {
            throw usage(Sentence.of("report.period", PeriodOption.presets()));
        }
        return chosen.over(period);
    }

    private static void written(
            ClientReport report, FileContent content, FileTarget file, Output output)
            throws InterruptedException {
        FileTarget own = report.isPartial() && !file.isStream() ? file.marked("-partial") : file;
        if (own.write(content, output) && !own.isStandard()) {
            print(report, own.typed(), output);
        }
    }

    private static void print(ClientReport report, String file, Output output) {
        if (output.isJson()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("file", file);
            line.put("start", report.head().period().start());
            line.put("end", report.head().period().end());
            line.put("blocks", report.blocks().size());
            line.put("partial", report.isPartial());
            output.json(line);
        } else {
            output.message(Sentence.of("report.saved", file));
        }
    }
}
