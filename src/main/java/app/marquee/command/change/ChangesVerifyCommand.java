package app.marquee.command.change;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;

import picocli.CommandLine.Command;

import java.util.List;

/** Command that finds out what became of changes whose status is unknown. */
@Command(name = "verify")
final class ChangesVerifyCommand extends ConnectionCommand {
    ChangesVerifyCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return true;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            List<ChangeLine> unknown = session.changes().inState(ChangeState.UNKNOWN);
            List<ChangeLine> settled =
                    new ChangeListService(session).settle(unknown, (_, _) -> {}).lines();
            settled.forEach(new ChangePrinter(output)::print);
            if (settled.stream().noneMatch(ChangesVerifyCommand::isUnknown)) {
                return ExitStatus.DONE;
            }
            output.message(Sentence.of("changes.mark"));
            return ExitStatus.UNKNOWN;
        }
    }

    private static boolean isUnknown(ChangeLine line) {
        return line.state() == ChangeState.UNKNOWN;
    }
}
