package app.marquee.command.change;

import app.marquee.command.ChangeWord;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.service.session.Session;

import picocli.CommandLine.Command;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Command that counts the changes that are not over. Sends nothing. */
@Command(name = "status")
final class ChangesStatusCommand extends ConnectionCommand {
    ChangesStatusCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        Map<String, Object> counts = new LinkedHashMap<>();
        Map<ChangeState, Integer> states = new EnumMap<>(ChangeState.class);
        int conflicts;
        try (Session session = run.connections().openOnce(run.chosen().id())) {
            for (ChangeState state : ChangeState.values()) {
                int count = session.changes().inState(state).size();
                counts.put(ChangeWord.of(state), count);
                states.put(state, count);
            }
            conflicts =
                    (int)
                            session.changes().inState(ChangeState.FAILED).stream()
                                    .filter(ChangeLine::isConflict)
                                    .count();
        }
        if (output.isJson()) {
            output.json(counts);
        } else {
            states.forEach(
                    (state, count) -> {
                        boolean isFailed = state == ChangeState.FAILED;
                        print(
                                output,
                                ChangeWord.worded(state),
                                isFailed ? count - conflicts : count);
                        if (isFailed) {
                            print(output, ChangeWord.conflict(), conflicts);
                        }
                    });
        }
        boolean isKnown = Objects.equals(counts.get(ChangeWord.of(ChangeState.UNKNOWN)), 0);
        return isKnown ? ExitStatus.DONE : ExitStatus.UNKNOWN;
    }

    private static void print(Output output, Sentence state, int count) {
        output.text(words -> state.in(words) + "\t" + count);
    }
}
