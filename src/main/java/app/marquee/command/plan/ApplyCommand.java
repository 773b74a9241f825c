package app.marquee.command.plan;

import static java.util.stream.Collectors.toSet;

import app.marquee.change.StateCheck;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.Terminal;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.HarmlessText;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.service.session.Session;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Command that applies a plan, after another comparison. */
@Command(name = "apply")
final class ApplyCommand extends ConnectionCommand {
    @Parameters(paramLabel = "PLAN")
    private Path file = Path.of("-");

    @ArgGroup private @Nullable Consent consent;

    /** Consent that was given with the command. */
    static final class Consent {
        @Option(names = "--yes")
        private boolean yes;

        @Option(names = "--confirm", paramLabel = "NAME")
        private @Nullable String name;
    }

    @Option(names = "--again", paramLabel = "ID")
    private List<String> again = List.of();

    ApplyCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return true;
    }

    @Override
    protected boolean sends() {
        return true;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) throws Exception {
        Connection connection = run.chosen();
        // Nobody answers a question among lines for a program.
        Optional<Terminal> terminal =
                output.isJson() ? Optional.empty() : context().terminal().get();
        requireConsent(connection, terminal.isPresent());
        ChangeList list = ListPlan.read(PlanInput.read(context(), file, null).bytes());
        requireListed(list);
        try (Session session = run.connections().openOnce(connection.id())) {
            if (session.isReadOnly()) {
                throw new CommandFailure(Sentence.of("failure.readOnly.meaning"));
            }
            PlanApplication application =
                    new PlanApplication(session, list, output, Set.copyOf(again));
            refuseStale(application.compare(), output);
            refuseRepeated(run, list, application, output);
            if (!isAgreed()
                    && (terminal.isEmpty()
                            || !agrees(terminal.get(), application, context().texts().get()))) {
                throw new CommandFailure(Sentence.of("apply.refused"));
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
            throw usage(Sentence.of("apply.other", connection.name()));
        }
        if (name == null && connection.kind() == ConnectionKind.PRODUCTION) {
            throw usage(Sentence.of("apply.production", HarmlessText.quoted(connection.name())));
        }
        if (!isAgreed() && !canAsk) {
            throw usage(Sentence.of("apply.terminal"));
        }
    }

    private static void refuseStale(List<StateCheck> checks, Output output) {
        List<StateCheck> stale = checks.stream().filter(StalenessCheck::isStale).toList();
        for (StateCheck check : stale) {
            PlanPrinter.refused(
                    output,
                    output::text,
                    RefusedLine.of(PlannedChange.of(check), StalenessCheck.words(check)));
        }
        if (!stale.isEmpty()) {
            throw new CommandFailure(Sentence.of("apply.stale"));
        }
    }

    private void requireListed(ChangeList list) {
        Set<String> listed =
                list.changes().stream().map(change -> change.id().value()).collect(toSet());
        again.stream()
                .filter(id -> !listed.contains(id))
                .findFirst()
                .ifPresent(
                        id -> {
                            throw usage(Sentence.of("apply.again.unknown", id));
                        });
    }

    /** What a journal that was set aside may have had as sent is added again only on demand. */
    private void refuseRepeated(
            CommandRun run, ChangeList list, PlanApplication application, Output output) {
        if (run.damage().changesLostAt().filter(list::mayBeOlderThan).isEmpty()) {
            return;
        }
        List<ChangeLine> repeated =
                application.unrecordedAdditions().stream()
                        .filter(line -> !again.contains(line.id().value()))
                        .toList();
        repeated.forEach(line -> printRepeated(line, output));
        if (!repeated.isEmpty()) {
            throw new CommandFailure(Sentence.of("apply.again"));
        }
    }

    private static void printRepeated(ChangeLine line, Output output) {
        String id = line.id().value();
        RefusedLine refused = RefusedLine.of(line, Sentence.of("apply.again.line", id));
        if (output.isJson()) {
            Map<String, Object> json = new LinkedHashMap<>(refused.json());
            json.put("id", id);
            output.json(json);
        } else {
            PlanPrinter.refused(output, output::text, refused);
        }
    }

    private static boolean agrees(Terminal terminal, PlanApplication application, Messages words)
            throws InterruptedException {
        List<ChangeLine> lines = application.toSend();
        for (ChangeLine line : lines) {
            PlanPrinter.lines(application.planned(line))
                    .forEach(one -> terminal.print(one.in(words)));
        }
        String items = words.plural("value.many", ChangeLine.countItems(lines));
        String answer = terminal.ask(words.plural("apply.ask", lines.size(), items) + " ");
        return answer != null && isYes(answer.strip(), words);
    }

    /** In the language of the question, or in English. */
    private static boolean isYes(String answer, Messages words) {
        return Stream.of("y", "yes", words.text("apply.y"), words.text("value.yes"))
                .anyMatch(answer::equalsIgnoreCase);
    }
}
