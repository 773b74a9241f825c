package app.marquee.command.change;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandRun;
import app.marquee.command.ConnectionCommand;
import app.marquee.command.DamageReport;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.store.damage.Damage;

import picocli.CommandLine.Command;

import java.util.List;
import java.util.Map;

/** Command that records that the user knows of the damaged files of the home. */
@Command(name = "acknowledge")
final class ChangesAcknowledgeCommand extends ConnectionCommand {
    ChangesAcknowledgeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected boolean writes() {
        return true;
    }

    @Override
    protected ExitStatus run(CommandRun run, Output output) {
        List<Damage> known = run.damage().acknowledge();
        for (Damage damage : known) {
            if (output.isJson()) {
                output.json(Map.of("acknowledged", DamageReport.json(damage)));
            } else {
                output.text(Sentence.of("acknowledge.done", damage.keptAs()));
            }
        }
        if (known.isEmpty()) {
            output.message(Sentence.of("acknowledge.none"));
        }
        return ExitStatus.DONE;
    }
}
