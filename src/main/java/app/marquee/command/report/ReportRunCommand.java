package app.marquee.command.report;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.FileTarget;
import app.marquee.command.Output;
import app.marquee.command.export.PeriodOption;
import app.marquee.export.FileContent;
import app.marquee.model.connection.Exchange;
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

import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Command that loads what a report needs and writes it. */
@Command(
        name = "run",
        description = "Load what a report needs and write it as PDF, HTML or Excel.",
        footer = {"", "The name of a file whose data is not complete ends in -partial."})
final class ReportRunCommand extends ConnectionCommand {
    private static final int REJECTED = 401;
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;

    @Parameters(
            index = "0",
            paramLabel = "TEMPLATE",
            description = "ID, name or client; default for the usual blocks.")
    private String template = "";

    @Option(
            names = "--period",
            paramLabel = "PERIOD",
            description = "Preset such as last-month, in place of that of the template.")
    private @Nullable String period;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "File that ends in .pdf, .html or .xlsx; - for a PDF on standard output.")
    private String target = "";

    ReportRunCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws InterruptedException {
        String ending = ending();
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            ReportMaking making = new ReportMaking(run, session);
            ReportTemplate chosen = over(making.template(template));
            ClientReport report = making.service().loaded(chosen, _ -> {});
            written(report, content(report, ending), output);
            if (report.isPartial()) {
                throw why(session, run.clock());
            }
            return ExitStatus.DONE;
        }
    }

    /** The reason that a script can act on: the token or a pause, where there was one. */
    private static CommandFailure why(Session session, Clock clock) {
        String sentence = "The report is not complete: some data could not be loaded.";
        for (Exchange exchange : session.exchanges().all().reversed()) {
            Integer status = exchange.status();
            if (status != null && (status == REJECTED || status == FORBIDDEN)) {
                return new CommandFailure(
                        ExitStatus.TOKEN, sentence + " The API token was rejected.");
            }
            if (status != null && status == TOO_MANY) {
                return new CommandFailure(ExitStatus.PAUSED, sentence + pause(exchange, clock));
            }
        }
        return new CommandFailure(sentence);
    }

    private static String pause(Exchange exchange, Clock clock) {
        return exchange.responseHeaders().stream()
                .filter(header -> header.name().equalsIgnoreCase("Retry-After"))
                .map(Exchange.Header::value)
                .filter(value -> value.matches("\\d{1,9}"))
                .map(value -> clock.instant().plusSeconds(Long.parseLong(value)))
                .map(until -> " The server asked to wait until " + until + ".")
                .findFirst()
                .orElse(" The server asked to wait.");
    }

    private String ending() {
        String lower = target.toLowerCase(Locale.ROOT);
        if (lower.equals("-")) {
            return "pdf";
        }
        String ending = lower.substring(lower.lastIndexOf('.') + 1);
        if (!ending.equals("pdf") && !ending.equals("html") && !ending.equals("xlsx")) {
            throw usage("--output must end in .pdf, .html or .xlsx.");
        }
        return ending;
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
            throw usage("--period must be one of " + PeriodOption.presets() + ".");
        }
        return chosen.over(period);
    }

    private void written(ClientReport report, FileContent content, Output output)
            throws InterruptedException {
        FileTarget writer = new FileTarget(output);
        if (target.equals("-")) {
            writer.standard(content);
        } else {
            String file = report.isPartial() ? partial() : target;
            writer.file(content, Path.of(file));
            print(report, file, output);
        }
    }

    private String partial() {
        int dot = target.lastIndexOf('.');
        return target.substring(0, dot) + "-partial" + target.substring(dot);
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
            output.message("Saved to " + file + ".");
        }
    }
}
