package app.marquee.command.plan;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.plan.YamlCursor.YamlProblem;
import app.marquee.model.change.ChangeList;
import app.marquee.service.session.Session;
import app.marquee.store.ChangeListFile;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Command that compares what a file asks for with what is there, and changes nothing. */
@Command(
        name = "plan",
        description = {
            "Compare a file with what is there now, and save the changes as a plan.",
            "The file is a change list, a table edited in a spreadsheet, or a YAML file with"
                    + " playlists."
        })
final class PlanCommand extends ConnectionCommand {
    @Parameters(paramLabel = "FILE", description = "File to compare; - for standard input.")
    private Path file = Path.of("-");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "PLAN",
            description = "Save the plan here; - for standard output.")
    private @Nullable Path target;

    @Option(names = "--exit-code", description = "End with status 5 if changes are pending.")
    private boolean exitCode;

    PlanCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws Exception {
        boolean piped = target != null && target.toString().equals("-");
        if (piped && output.isJson()) {
            throw usage("--json and -o - both write to standard output.");
        }
        PlanInput input = PlanInput.read(context(), file);
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            Plan plan = plan(session, input, output);
            new PlanPrinter(output, piped).print(plan);
            if (target != null) {
                save(session, plan, target, output);
            }
            return exitCode && !plan.changes().isEmpty() ? ExitStatus.PENDING : ExitStatus.DONE;
        }
    }

    private static Plan plan(Session session, PlanInput input, Output output)
            throws InterruptedException {
        return switch (input.format()) {
            case LIST -> ListPlan.of(session, input.bytes());
            case TABLE -> TablePlan.of(session, input.bytes());
            case PLAYLISTS -> {
                PlaylistsFile.Content content = PlaylistsFile.read(input.bytes());
                requireNone(content.problems(), output);
                yield PlaylistsPlan.of(session, content);
            }
        };
    }

    private static void requireNone(List<YamlProblem> problems, Output output) {
        for (YamlProblem problem : problems) {
            output.message(problem.line() + ":" + problem.column() + ": " + problem.what() + ".");
            if (output.isJson()) {
                output.json(
                        Map.of(
                                "problem",
                                problem.what(),
                                "line",
                                problem.line(),
                                "column",
                                problem.column()));
            }
        }
        if (!problems.isEmpty()) {
            throw new CommandFailure(
                    "The playlists file can't be used (problems: " + problems.size() + ").");
        }
    }

    private void save(Session session, Plan plan, Path to, Output output) {
        ChangeListFile files = new ChangeListFile();
        ChangeList list = session.changes().lists().list(plan.lines());
        if (!to.toString().equals("-")) {
            files.write(to, list);
            output.message("Plan saved: " + to);
            return;
        }
        try {
            output.data().write(files.bytes(list));
        } catch (IOException failed) {
            throw new CommandFailure("The plan can't be written.", failed);
        }
    }
}
