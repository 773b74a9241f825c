package app.marquee.command.plan;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.FileTarget;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.plan.YamlCursor.YamlProblem;
import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.model.change.ChangeList;
import app.marquee.service.session.Session;
import app.marquee.sheet.TableFile;
import app.marquee.store.ChangeListFile;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Command that compares what a file asks for with what is there, and changes nothing. */
@Command(name = "plan")
final class PlanCommand extends ConnectionCommand {
    /** More problems of a file are counted, and not named. */
    private static final int MOST_PROBLEMS = 1_000;

    @Parameters(paramLabel = "FILE")
    private Path file = Path.of("-");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "PLAN")
    private @Nullable String target;

    @Option(names = "--encoding", paramLabel = "NAME")
    private @Nullable String encoding;

    @Option(names = "--exit-code")
    private boolean exitCode;

    PlanCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws Exception {
        Optional<FileTarget> saved = Optional.ofNullable(target).map(FileTarget::of);
        boolean piped = saved.filter(FileTarget::isStandard).isPresent();
        if (piped && output.isJson()) {
            throw usage(Sentence.of("plan.both"));
        }
        Charset charset = charset();
        PlanInput input = PlanInput.read(context(), file, charset);
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            Plan plan = plan(session, input, charset, output);
            new PlanPrinter(output, piped).print(plan);
            if (saved.isPresent()) {
                save(list(session, input, plan), plan.changes().size(), saved.get(), output);
            }
            return exitCode && !plan.changes().isEmpty() ? ExitStatus.PENDING : ExitStatus.DONE;
        }
    }

    private @Nullable Charset charset() {
        String name = encoding;
        try {
            return name == null ? null : Charset.forName(name);
        } catch (IllegalArgumentException _) {
            throw usage(Sentence.of("plan.encoding", String.valueOf(name)));
        }
    }

    private static Plan plan(
            Session session, PlanInput input, @Nullable Charset charset, Output output)
            throws InterruptedException {
        return switch (input.format()) {
            case LIST -> ListPlan.of(session, input.bytes());
            case TABLE ->
                    TablePlan.of(
                            session, UnreadTable.table(TableFile.read(input.bytes(), charset)));
            case PLAYLISTS -> {
                PlaylistsFile.Content content = PlaylistsFile.read(input.bytes());
                requireNone(content.problems(), output);
                yield PlaylistsPlan.of(session, content);
            }
        };
    }

    private static void requireNone(List<YamlProblem> problems, Output output) {
        for (YamlProblem problem : problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS))) {
            output.message(problem::in);
            if (output.isJson()) {
                output.json(
                        Map.of(
                                "problem",
                                problem.what().english(),
                                "line",
                                problem.line(),
                                "column",
                                problem.column()));
            }
        }
        if (!problems.isEmpty()) {
            throw new CommandFailure(Sentence.of("plan.problems", problems.size()));
        }
    }

    /** Changes of a list stay as old as they are. */
    private static ChangeList list(Session session, PlanInput input, Plan plan) {
        ChangeList list = session.changes().lists().list(plan.lines());
        return input.format() == PlanInput.Format.LIST
                ? list.madeAt(ListPlan.read(input.bytes()).madeAt())
                : list;
    }

    private static void save(ChangeList list, int changes, FileTarget to, Output output)
            throws InterruptedException {
        byte[] bytes = new ChangeListFile().bytes(list);
        if (to.write(new PlanContent(bytes, changes), output) && !to.isStandard()) {
            output.message(Sentence.of("plan.saved", to.typed()));
        }
    }

    /** Content of the file of a plan. */
    @SuppressWarnings("ArrayRecordComponent") // written once
    private record PlanContent(byte[] bytes, long rows) implements FileContent {
        @Override
        public void write(OutputStream out, ExportProgress progress) throws IOException {
            out.write(bytes);
        }
    }
}
