package app.marquee.command.change;

import app.marquee.command.CommandContext;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Command {@code changes} with its subcommands. */
@Command(name = "changes", mixinStandardHelpOptions = true)
public final class ChangeVerbs {
    private ChangeVerbs() {}

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new ChangeVerbs())
                .addSubcommand(new ChangesListCommand(context))
                .addSubcommand(new ChangesStatusCommand(context))
                .addSubcommand(new ChangesVerifyCommand(context))
                .addSubcommand(new ChangesMarkCommand(context))
                .addSubcommand(new ChangesUndoCommand(context))
                .addSubcommand(new ChangesAcknowledgeCommand(context));
    }
}
