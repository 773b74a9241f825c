package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Terminal;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Command that applies a plan, after another comparison. */
@Command(
        name = "apply",
        description = {
            "Apply a plan. It is compared again first; if something was changed meanwhile, nothing"
                    + " is sent."
        })
final class ApplyCommand extends ConnectionCommand {
    @Parameters(paramLabel = "PLAN", description = "Plan to apply; - for standard input.")
    private Path file = Path.of("-");

    @ArgGroup private @Nullable Consent consent;

    /** Consent that was given with the command. */
    static final class Consent {
        @Option(names = "--yes", description = "Apply without asking.")
        private boolean yes;

        @Option(
                names = "--confirm",
                paramLabel = "NAME",
                description =
                        "Apply without asking, to the connection of this name. Required for"
                                + " production.")
        private @Nullable String name;
    }

    ApplyCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return true;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws Exception {
        Connection connection = run.chosen();
        // Nobody answers a question among lines for a program.
        Optional<Terminal> terminal =
                output.isJson() ? Optional.empty() : context().terminal().get();
        requireConsent(connection, terminal.isPresent());
        ChangeList list = ListPlan.read(PlanInput.bytes(context(), file));
        try (Session session = run.connections().openOnce(connection.id())) {
            if (session.isReadOnly()) {
                throw new CommandFailure("This connection is read-only. Nothing was sent.");
            }
            PlanApplication application = new PlanApplication(session, list, output);
            refuseStale(application.compare(), output);
            if (!isAgreed() && !terminal.map(one -> agrees(one, application)).orElse(false)) {
                throw new CommandFailure("Nothing was sent.");
            }
            return application.apply();
        }
    }

    private boolean isAgreed() {
        return consent != null && (consent.yes || consent.name != null);
    }

    private void requireConsent(Connection connection, boolean canAsk) {
        String name = consent == null ? null : consent.name;
        if (name != null && !name.equals(connection.name())) {
            throw usage(
                    "--confirm names another connection. This one is called "
                            + connection.name()
                            + ".");
        }
        if (name == null && connection.kind() == ConnectionKind.PRODUCTION) {
            throw usage(
                    "This is a production account. Confirm with --confirm "
                            + ValueText.quoted(connection.name())
                            + ".");
        }
        if (!isAgreed() && !canAsk) {
            throw usage("There is no terminal to ask on. Use --yes.");
        }
    }

    private static void refuseStale(List<StateCheck> checks, Output output) {
        List<StateCheck> stale = checks.stream().filter(StalenessCheck::isStale).toList();
        for (StateCheck check : stale) {
            PlanPrinter.refused(
                    output,
                    output::text,
                    new RefusedLine(ValueText.subject(check.line()), StalenessCheck.words(check)));
        }
        if (!stale.isEmpty()) {
            throw new CommandFailure(
                    "The plan no longer matches what is there. Nothing was sent. Make a new one.");
        }
    }

    private static boolean agrees(Terminal terminal, PlanApplication application) {
        List<ChangeLine> lines = application.toSend();
        for (ChangeLine line : lines) {
            PlanPrinter.lines(PlannedChange.of(line)).forEach(terminal::print);
        }
        String answer = terminal.ask("Apply %d changes? [y/N] ".formatted(lines.size()));
        return answer != null && (answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes"));
    }
}
