package app.marquee.command.change;

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
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;

import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

import java.util.List;

/**
 * Command that records what the user found on the platform about a change of unknown outcome. As in
 * the window, a load comes first, and the user is believed where it doesn't tell.
 */
@Command(name = "mark")
final class ChangesMarkCommand extends ConnectionCommand {
    @Parameters(index = "0", paramLabel = "ID")
    private String id = "";

    @Parameters(index = "1", paramLabel = "applied|not-applied", converter = Marks.class)
    private Mark mark = Mark.APPLIED;

    ChangesMarkCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return true;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            ChangeLine line = ChangesUndoCommand.find(session, id);
            if (line.state() != ChangeState.UNKNOWN) {
                throw new CommandFailure(Sentence.of("changes.settled", ChangeWord.worded(line)));
            }
            ChangeListService service = new ChangeListService(session);
            ChangeLine loaded = service.settle(line);
            ChangeLine marked =
                    loaded.state() == ChangeState.UNKNOWN
                            ? service.mark(List.of(loaded), mark == Mark.APPLIED).getFirst()
                            : loaded;
            new ChangePrinter(output).print(marked);
            return status(marked, output);
        }
    }

    private ExitStatus status(ChangeLine marked, Output output) {
        boolean isApplied = marked.state() == ChangeState.DONE;
        if (isApplied == (mark == Mark.APPLIED)) {
            return ExitStatus.DONE;
        }
        output.message(Sentence.of(isApplied ? "changes.loaded.applied" : "changes.loaded.not"));
        return ExitStatus.FAILED;
    }

    /** Outcome that the user found. */
    enum Mark {
        APPLIED,
        NOT_APPLIED
    }

    /** Converter of the outcome. */
    static final class Marks implements ITypeConverter<Mark> {
        @Override
        public Mark convert(String value) {
            return switch (value) {
                case "applied" -> Mark.APPLIED;
                case "not-applied" -> Mark.NOT_APPLIED;
                default -> throw new TypeConversionException(value);
            };
        }
    }
}
