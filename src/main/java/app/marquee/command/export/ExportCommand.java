package app.marquee.command.export;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.FileTarget;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.export.FileContent;
import app.marquee.export.Sheet;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.TableQuery;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Command that loads a table and writes it to a file or to standard output. */
@Command(name = "export", footerHeading = "%n")
public final class ExportCommand extends ConnectionCommand {
    private final List<ExportTable> tables;

    @Parameters(index = "0", paramLabel = "TABLE")
    private String table = "";

    @Option(names = "--period", paramLabel = "PERIOD", defaultValue = "last-28-days")
    private String period = "";

    @Option(names = "--compare", paramLabel = "PERIOD", defaultValue = "none")
    private String compare = "";

    @Option(names = "--granularity", paramLabel = "total|day|hour", defaultValue = "TOTAL")
    private Granularity granularity = Granularity.TOTAL;

    @Option(names = "--filter", paramLabel = "NAME=VALUE")
    private List<String> filters = List.of();

    @Option(names = "--video", paramLabel = "ID")
    private @Nullable String video;

    @Option(names = "--live", paramLabel = "ID")
    private List<String> streams = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            defaultValue = "-")
    private String target = "-";

    @Option(names = "--format", paramLabel = "csv|tsv|xlsx|json|jsonl")
    private @Nullable FileFormat format;

    public ExportCommand(CommandContext context, List<ExportTable> tables) {
        super(context);
        this.tables = tables;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws InterruptedException {
        ExportTable chosen = chosen();
        FileTarget file = FileTarget.of(target);
        FileFormat kind = kind(file, output);
        ReportFilters wanted = new FilterOption(this::usage).all(filters, chosen);
        if (chosen.name().equals("browsers") && video == null) {
            throw usage(Sentence.of("export.video"));
        }
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            TableQuery query = query(new SessionReports(session), wanted);
            Sheet<?> sheet =
                    chosen.source()
                            .sheet(
                                    new ExportRequest(
                                            session,
                                            query,
                                            run.settings().current(),
                                            streams.stream().map(LiveId::new).toList(),
                                            output::message,
                                            context().texts().get()));
            FileContent content = kind.of(sheet);
            if (file.write(content, output) && !file.isStandard()) {
                report(content.rows(), output);
            }
            compared(query, output);
        }
        return ExitStatus.DONE;
    }

    private ExportTable chosen() {
        return tables.stream()
                .filter(one -> one.name().equals(table))
                .findFirst()
                .orElseThrow(
                        () ->
                                usage(
                                        Sentence.of(
                                                "export.unknown",
                                                table,
                                                tables.stream()
                                                        .map(ExportTable::name)
                                                        .collect(Collectors.joining(", ")))));
    }

    private TableQuery query(Reports reports, ReportFilters wanted) {
        LocalDate today = reports.today();
        Period days =
                PeriodOption.of(period, today)
                        .orElseThrow(
                                () -> usage(Sentence.of("export.period", PeriodOption.presets())));
        PeriodOption.Compared before =
                PeriodOption.compared(
                                compare,
                                days,
                                PeriodOption.preset(period).orElse(null),
                                today,
                                reports.lastFinalDay())
                        .orElseThrow(() -> usage(Sentence.of("export.compare")));
        return new TableQuery(
                days,
                before.period(),
                before.part(),
                granularity,
                wanted,
                video == null ? null : new VideoId(video));
    }

    private FileFormat kind(FileTarget file, Output output) {
        if (file.isStandard() && output.isJson()) {
            return FileFormat.JSONL;
        }
        if (format != null) {
            return format;
        }
        Optional<FileFormat> known = FileFormat.ofEnding(file.ending());
        if (known.isEmpty() && !file.isStream() && !file.ending().isEmpty()) {
            throw usage(Sentence.of("export.ending", file.ending()));
        }
        return known.orElse(FileFormat.CSV);
    }

    /** Says which days changes are about, where these aren't all or not as many. */
    private static void compared(TableQuery query, Output output) {
        Period before = query.before();
        Period part = query.part();
        if (before == null) {
            return;
        }
        if (part != null) {
            output.message(
                    Sentence.of(
                            "export.part", part.start(), part.end(), before.start(), before.end()));
        } else if (before.days() != query.period().days()) {
            output.message(Sentence.of("export.days", query.period().days(), before.days()));
        }
    }

    private void report(long rows, Output output) {
        if (output.isJson()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("file", target);
            line.put("rows", rows);
            output.json(line);
        } else {
            output.message(Sentence.counted("export.saved", rows, target));
        }
    }
}
