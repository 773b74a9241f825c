package app.marquee.command.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.command.ChangeWord;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.service.session.Session;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Command that undoes one applied change, like the window: journal, write gate and budget. */
@Command(name = "undo")
final class ChangesUndoCommand extends ConnectionCommand {
    @Parameters(index = "0", paramLabel = "ID")
    private String id = "";

    @Option(names = "--yes")
    private boolean yes;

    ChangesUndoCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return yes;
    }

    @Override
    protected boolean sends() {
        return yes;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            StagedChange back = back(session);
            if (!yes) {
                new ChangePrinter(output).preview(back.line());
                output.message(Sentence.of("changes.yes"));
                return ExitStatus.DONE;
            }
            return sent(session, back, output);
        }
    }

    private StagedChange back(Session session) {
        ChangeLine done = find(session, id);
        if (done.state() == ChangeState.UNKNOWN) {
            throw new CommandFailure(Sentence.of("changes.verify"));
        }
        if (done.state() != ChangeState.DONE) {
            throw new CommandFailure(Sentence.of("changes.open", ChangeWord.worded(done)));
        }
        return session.changes()
                .inverse(done)
                .orElseThrow(() -> new CommandFailure(Sentence.of("changes.final")));
    }

    static ChangeLine find(Session session, String id) {
        return session.changes()
                .find(new ChangeId(id))
                .orElseThrow(() -> new CommandFailure(Sentence.of("changes.unknown", id)));
    }

    private static ExitStatus sent(Session session, StagedChange back, Output output) {
        ChangeOutcome outcome = session.changes().apply(back, () -> {});
        new ChangePrinter(output).print(outcome.line());
        return switch (outcome) {
            case ChangeOutcome.Done _ -> ExitStatus.DONE;
            case ChangeOutcome.Failed(_, var failure) -> throw new FailureException(failure);
            case ChangeOutcome.Paused(_, var failure, _) -> throw new FailureException(failure);
            case ChangeOutcome.Unsettled _ -> {
                output.message(Sentence.of("changes.verify"));
                yield ExitStatus.UNKNOWN;
            }
            case ChangeOutcome.Cancelled _ -> ExitStatus.INTERRUPTED;
        };
    }
}
