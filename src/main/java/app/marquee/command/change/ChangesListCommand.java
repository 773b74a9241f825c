package app.marquee.command.change;

import app.marquee.command.ChangeWord;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.model.change.ChangeLine;
import app.marquee.service.change.ActivityService;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Command that lists the changes of a connection. Sends nothing. */
@Command(name = "list")
final class ChangesListCommand extends ConnectionCommand {
    @Option(names = "--state", paramLabel = "STATE")
    private @Nullable String state;

    ChangesListCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            ChangePrinter printer = new ChangePrinter(output);
            new ActivityService(session)
                    .changes().stream().filter(this::isWanted).forEach(printer::print);
        }
        return ExitStatus.DONE;
    }

    private boolean isWanted(ChangeLine line) {
        return state == null || ChangeWord.of(line.state()).equals(state);
    }
}
